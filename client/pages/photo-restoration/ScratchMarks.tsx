/** Rings round the longest scratches of the sewing machine, in pencil. */
export const ScratchMarks = () => (
  <svg
    viewBox="0 0 720 480"
    width="100%"
    fill="none"
    stroke="oklch(0.68 0.19 28)"
    strokeWidth="9"
    aria-hidden="true"
  >
    <path d="M84 34c34 30 34 216-4 232-40 12-48-196-16-236 10-10 24-4 34 16" />
    <path d="M436 28c34 14 34 168-2 184-36 8-42-152-14-184 10-10 24-4 32 12" />
    <path d="M668 30c34 30 38 320-4 352-42 14-44-310-14-354 10-10 24-4 34 16" />
  </svg>
);
