/**
 * The number of a figure's field, from 1 to 35, as two digits to the base 7 (10 to 56): field-figure.drawing.css matches each digit,
 * with 12 rules instead of 35.
 */
export const fieldNumber = (at: number): string => (at + 6).toString(7);
