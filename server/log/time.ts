let last = 0;
let text = '';

/** The time as a member of a line of JSON, UTC by RFC 3339; written once a millisecond. */
export const timeMember = (): string => {
  const now = Date.now();
  if (now !== last) {
    last = now;
    text = `,"time":"${new Date(now).toISOString()}"`;
  }
  return text;
};
