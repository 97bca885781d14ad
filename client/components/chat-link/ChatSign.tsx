/** The sign of a chat. */
export const ChatSign = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M3 4h18v13h-9l-5 4v-4H3z" fill="currentColor" />
  </svg>
);
