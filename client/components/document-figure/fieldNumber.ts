/** The number of a figure's field, from 1 to 35, in the two digits that field-figure.css matches. */
export const fieldNumber = (at: number): string => (at + 6).toString(7);
