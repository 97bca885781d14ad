import type { Site } from '../../shared/site';
import { robotsPath, sitemapPath } from './addresses';
import type { GeneratedFile } from './generatedFile';

/**
 * `/robots.txt` (RFC 9309): everybody may ask for everything. On a host that must not be listed too: a
 * crawler that may not ask never reads the `noindex` of an answer, and lists the bare address.
 */
export const robotsTxt = ({ origin, indexable }: Site): GeneratedFile => ({
  address: robotsPath,
  type: 'text/plain; charset=utf-8',
  text: `User-agent: *\nAllow: /\n${indexable ? `\nSitemap: ${origin}${sitemapPath}\n` : ''}`,
});
