/** The address at which Prism serves a mock. */
export const mockOrigin = 'http://127.0.0.1:4010';
