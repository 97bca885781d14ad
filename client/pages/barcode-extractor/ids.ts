import type { CodeType } from '../../../shared/apis/codes';
import type { Tone } from '../../components/document-figure/sample';

/** The id of a code type's drawing, which `<use>` references. */
export const drawingId = (type: CodeType): string => `drawn-${type}`;

/** The id of the radio button of the code at a 1-based index. */
export const buttonId = (at: number): string => `code-${at}`;

/** The colour of each code, on the sheet and in the answer. */
export const tones = ['sky', 'sun', 'leaf', 'coral'] as const satisfies Tone[];
