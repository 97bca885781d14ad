import type { Site } from '../../shared/site';
import { openApiFiles, openApiListing } from '../openapi/files';
import { textAddresses } from './addresses';
import { aheadRules } from './ahead';
import type { TextFile } from './file';
import { llmsTxt } from './llms';
import { webManifest } from './manifest';
import { robotsTxt } from './robots';
import { securityTxt } from './security';
import { sitemapXml } from './sitemap';

/** Every text that the server makes by itself, as it is at a moment: `textAddresses` names the same. */
export const textFiles = async (site: Site, now: Date): Promise<TextFile[]> => [
  robotsTxt(site),
  ...(site.indexable ? [sitemapXml(site)] : []),
  securityTxt(site, now),
  await llmsTxt(site, openApiListing(site)),
  webManifest(site),
  aheadRules(textAddresses(site.indexable)),
  ...openApiFiles(site),
];
