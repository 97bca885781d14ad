import { manifestPath } from '../../shared/icons';
import { langs } from '../../shared/languages';
import { openApiPath, schemaPath, typesPath } from '../../shared/openapi';
import { sampleDocument, sampleResponse } from '../../shared/samples';
import { marketplaceProducts } from '../../shared/site';
import { listedApis, sampledApis } from './samples/apis';

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
  ...marketplaceProducts.flatMap((id) =>
    langs.flatMap((lang) => [
      openApiPath(id, lang),
      typesPath(id, lang),
      ...listedApis[id].bodies.map((name) => schemaPath(name, lang)),
    ]),
  ),
  ...Object.values(sampledApis).flatMap((api) => [
    ...langs.map((lang) => sampleDocument(api, lang)),
    sampleResponse(api),
  ]),
];
