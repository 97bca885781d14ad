/** The agency's logo, as in `public/favicon.svg`. */
export const JandaiaSign = () => (
  <svg viewBox="5 3 22 26" width="18" aria-hidden="true">
    <path fill="#17804a" d="M5 3h14l8 8v18H5z" />
    <path fill="#ffd23f" d="M19 3v8h8z" />
    <circle fill="#fff" cx="14" cy="10" r="2.2" />
    <path fill="#0c3626" d="M5 29c0-8 5-13 15-13-1 9-6 13-15 13z" />
  </svg>
);
