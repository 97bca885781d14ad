import type { Site } from '../../shared/site';
import { generatedAddresses } from './addresses';
import type { GeneratedFile } from './file';
import { llmsTxt } from './llms';
import { webManifest } from './manifest';
import { openApiFiles, openApiListing } from './openapi/files';
import { robotsTxt } from './robots';
import { securityTxt } from './security';
import { sitemapXml } from './sitemap';
import { speculationRulesFile } from './speculationRules';

/** Every text that the server makes by itself, as it is at a moment: `generatedAddresses` names the same. */
export const generateFiles = async (site: Site, now: Date): Promise<GeneratedFile[]> => [
  robotsTxt(site),
  ...(site.indexable ? [sitemapXml(site)] : []),
  securityTxt(site, now),
  await llmsTxt(site, openApiListing(site)),
  webManifest(site),
  speculationRulesFile(generatedAddresses(site.indexable)),
  ...openApiFiles(site),
];
