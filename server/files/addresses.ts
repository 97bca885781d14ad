export const robotsPath = '/robots.txt';

/**
 * The addresses of all texts that the server makes, so that `explain` and a request for something else need
 * not make them.
 */
export const textAddresses = (_indexable: boolean): string[] => [robotsPath];
