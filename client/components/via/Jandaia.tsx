/** A jandaia of a few facets, perched on the edge of a sheet. Its feet are at y = 62. */
export const Jandaia = () => (
  <svg className="jandaia" viewBox="0 0 64 104" width="64" height="104" aria-hidden="true">
    <path fill="#0b5a3c" d="M33 54l13 4 13 44-7-5z" />
    <path fill="#2aa7c9" d="M33 54l6 8 13 35-6-4z" />
    <path fill="#f6a32b" d="M16 30l18-4 2 34-12 2-9-14z" />
    <path fill="#fbd034" d="M12 12L26 3l13 10-5 16-18 1z" />
    <path fill="#ee6a3c" d="M12 12l11 5-4 14-8-7z" />
    <path fill="#5d566b" d="M12 12L3 19l5 11 4-6 2-7z" />
    <path fill="#17924a" d="M39 13l10 15 4 34-17-6-9-17z" />
    <path fill="#0b6a3b" d="M39 26l10 2 4 34-17-6z" />
    <circle cx="22" cy="13.500" r="3.200" fill="#fff" />
    <circle cx="21.500" cy="13.500" r="1.800" fill="#1d2433" />
  </svg>
);
