/** The values of `type`: the kinds of code. */
export const codeTypes = ['QR_CODE', 'CODE128', 'CODE39', 'EAN13'] as const;

export type CodeType = (typeof codeTypes)[number];

/** A code in the response; its position is in points, from the top left corner of the page. */
export type FoundCode = {
  value: string;
  type: CodeType;
  page: number;
  position: { x: number; y: number; width: number; height: number };
};

/** A code of the sample sheet with its picture: SVG path data that begins at its position. */
export type DrawnCode = FoundCode & { path: string };
