/** Whether a matrix is asked whole, and not a sample of it: by `npm run nightly -- http`. */
export const exhaustive: boolean = process.env['EVERY_ROW'] === '1';
