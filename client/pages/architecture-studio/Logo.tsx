/** The studio's logo: nine sheets, the ninth in another colour. */
export const Logo = () => (
  <svg viewBox="0 0 26 26" width="26" height="26" fill="currentColor" aria-hidden="true">
    <path d="M0 0h8v8H0Zm9 0h8v8H9Zm9 0h8v8h-8ZM0 9h8v8H0Zm9 0h8v8H9Zm9 0h8v8h-8ZM0 18h8v8H0Zm9 0h8v8H9Z" />
    <path d="M18 18h8v8h-8Z" fill="var(--signal)" />
  </svg>
);
