/** The six parts of the drawn page, in the order of their texts: stroked paths and filled paths. */
export const drawings = [
  // A quoted headline, a line below it, a button.
  { lines: 'M14 52h78M14 60h60', areas: 'M14 16h92v8h-92zM14 30h64v8h-64z' },
  // Three questions with three answers each, one of them chosen.
  {
    lines:
      'M14 14h28v12h-28zM46 14h28v12h-28zM14 34h28v12h-28zM78 34h28v12h-28zM46 54h28v12h-28zM78 54h28v12h-28z',
    areas: 'M78 14h28v12h-28zM46 34h28v12h-28zM14 54h28v12h-28z',
  },
  // Ascending steps with a milestone on each.
  {
    lines: 'M14 66h23V50h23V34h23V18h23',
    areas: 'M22 56h7v7h-7zM45 40h7v7h-7zM68 24h7v7h-7zM91 8h7v7h-7z',
  },
  // Case studies with redacted names.
  {
    lines: 'M14 12h92v56h-92zM14 31h92M14 49h92M56 22h40M56 40h32M56 58h44',
    areas: 'M20 18h26v8h-26zM20 36h30v8h-30zM20 54h22v8h-22z',
  },
  // A person with a short biography.
  {
    lines: 'M64 24h42M64 36h34M64 48h42M64 60h26',
    areas: 'M34 16a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM14 66c0-32 40-32 40 0z',
  },
  // A week's calendar with one appointment.
  {
    lines: 'M14 14h92v52h-92zM14 27h92M14 40h92M14 53h92M32 14v52M51 14v52M69 14v52M88 14v52',
    areas: 'M51 40h18v13h-18z',
  },
] as const;
