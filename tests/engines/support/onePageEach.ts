import { walkPages } from '../../support/walkPages';

/** One address of each page. */
export const onePageEach: string[] = [
  ...new Map(walkPages().map(({ page, address }) => [page, address])).values(),
];
