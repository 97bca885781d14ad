/** A price tag, two bubbles of a conversation, a ringing bell: in the order of the promises. */
const drawings = [
  'M8 32 30 10h26v26L34 58zM45 15.500a5 5 0 1 0 .1 0zM27 34l9 9M31.500 29.500l9 9',
  'M6 10h36v22H22l-9 9v-9H6zM48 24h10v22h-6v9l-9-9H24v-8',
  'M12 48c6-6 4-12 5-20a15 15 0 0 1 30 0c1 8-1 14 5 20zM26 53a6 6 0 0 0 12 0M32 13V7M7 22c1-5 3-9 7-12M57 22c-1-5-3-9-7-12',
] as const;

/** The drawing of a promise, as a stamp on the poster. */
export const PromiseDrawing = ({ at }: { at: number }) => (
  <svg className="community__sign" viewBox="-6 -6 76 76" aria-hidden="true">
    <path d={drawings[at]} />
  </svg>
);
