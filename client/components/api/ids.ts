/** The fragment of the section with the first request of an API. */
export const firstRequestId = 'first-request';
