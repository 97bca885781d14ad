import type { CodeType } from '../../../shared/apis/codes';

/** The id of a code type's drawing, which `<use>` references. */
export const drawingId = (type: CodeType): string => `drawn-${type}`;

/** The id of the radio button of the code at a 1-based index. */
export const buttonId = (at: number): string => `code-${at}`;
