import type { Pen } from './samples';

const high = 60;

/** Words in pen: drawn for the eye, written for everyone else. */
export const Ink = ({ pen }: { pen: Pen }) => (
  <>
    <svg className="extractor__ink" viewBox={`0 0 ${pen.width} ${high}`} aria-hidden="true">
      <path d={pen.d} />
    </svg>
    <span className="visually-hidden">{pen.text}</span>
  </>
);

/** The mark that somebody left as a signature. */
export const Signature = ({ label }: { label: string }) => (
  <svg className="extractor__ink" viewBox="0 0 154 60" role="img" aria-label={label}>
    <path d="M6 40C14 2 32-4 26 18S8 40 16 26 40 0 40 16 30 42 42 26 54 18 54 26 60 38 70 26 80 22 82 28 92 32 104 20 126 6 150 8M12 50q60-12 128-10" />
  </svg>
);
