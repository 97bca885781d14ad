import { manifestPath } from '../../shared/icons';
import { apiFileAddresses } from './apiFiles';

export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';
export const securityPath = '/.well-known/security.txt';
export const llmsPath = '/llms.txt';
/** Short, because every page's headers name it. */
export const speculationRulesPath = '/prefetch.json';

/**
 * The addresses of all generated files, without their contents: decisions need only these. A host that search engines
 * may not list has no sitemap.
 */
export const generatedAddresses = (indexable: boolean): string[] => [
  robotsPath,
  ...(indexable ? [sitemapPath] : []),
  securityPath,
  llmsPath,
  manifestPath,
  speculationRulesPath,
  ...apiFileAddresses(),
];
