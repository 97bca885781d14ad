import type { CodeType } from '../../../shared/apis/codes';
import type { Tone } from '../../components/document-figure/sample';

/** The colour of each kind of code, on the sheet and in the data. */
export const tones: Record<CodeType, Tone> = {
  QR_CODE: 'sky',
  CODE128: 'sun',
  EAN13: 'leaf',
  CODE39: 'coral',
};

/** The id of the drawing of a kind, so that it need not be drawn twice. */
export const drawingId = (type: CodeType): string => `drawn-${type}`;

/** The id of the radio button of the code at a place of the answer, from 1. */
export const buttonId = (at: number): string => `code-${at}`;
