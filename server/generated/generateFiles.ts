import type { Site } from '../../shared/site';
import type { Assets } from '../assets';
import { generatedAddresses } from './addresses';
import type { GeneratedFile } from './generatedFile';
import { llmsTxt } from './llms';
import { webManifest } from './manifest';
import { openApiFiles } from './openapi/files';
import { robotsTxt } from './robots';
import { sampleFiles } from './samples/files';
import { securityTxt } from './security';
import { sitemapXml } from './sitemap';
import { speculationRulesFile } from './speculationRules';

/** Generates all files of a moment; `generatedAddresses` lists the same addresses. */
export const generateFiles = async (
  site: Site,
  { samples }: Pick<Assets, 'samples'>,
  now: Date,
): Promise<GeneratedFile[]> => [
  robotsTxt(site),
  ...(site.indexable ? [sitemapXml(site)] : []),
  securityTxt(site, now),
  await llmsTxt(site),
  webManifest(site),
  speculationRulesFile(generatedAddresses(site.indexable)),
  ...openApiFiles(site),
  ...sampleFiles(samples),
];
