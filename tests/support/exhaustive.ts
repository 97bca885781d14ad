/** Whether a matrix is asked whole, and not a sample of it: by `npm run nightly`. */
export const exhaustive: boolean = process.env['EXHAUSTIVE'] === '1';
