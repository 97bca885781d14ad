import { manifestPath } from '../../shared/icons';
import { openApiAddresses } from './openapi/addresses';

export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';
export const securityPath = '/.well-known/security.txt';
export const llmsPath = '/llms.txt';
/** Short, because every page's headers name it. */
export const speculationRulesPath = '/ahead.json';

/**
 * The addresses of all texts that the server makes, so that `explain` and a request for something else need
 * not make them. A host that search engines may not list has no sitemap.
 */
export const generatedAddresses = (indexable: boolean): string[] => [
  robotsPath,
  ...(indexable ? [sitemapPath] : []),
  securityPath,
  llmsPath,
  manifestPath,
  speculationRulesPath,
  ...openApiAddresses(),
];
