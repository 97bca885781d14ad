import type { Site } from '../../shared/site';
import { robotsPath, sitemapPath } from './addresses';
import type { GeneratedFile } from './generatedFile';

/**
 * `/robots.txt` (RFC 9309) allows everything, also on a host that must not be listed: a crawler that is not allowed to
 * fetch a page never reads its `noindex`, and lists the bare address.
 */
export const robotsTxt = ({ origin, indexable }: Site): GeneratedFile => ({
  address: robotsPath,
  type: 'text/plain; charset=utf-8',
  text: `User-agent: *\nAllow: /\n${indexable ? `\nSitemap: ${origin}${sitemapPath}\n` : ''}`,
});
