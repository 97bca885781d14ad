/** The address at which Prism serves a mock. */
export const mockOrigin = 'http://127.0.0.1:4010';

/** The command that starts it with an OpenAPI document. */
export const mockCommand = (document: string): string =>
  `npx --yes @stoplight/prism-cli mock ${document}`;
