import type { CodeType } from '../../../shared/apis/codes';

/** The id of the drawing of a kind, so that it need not be drawn twice. */
export const drawingId = (type: CodeType): string => `drawn-${type}`;

/** The id of the radio button of the code at a place of the answer, from 1. */
export const buttonId = (at: number): string => `code-${at}`;
