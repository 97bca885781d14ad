import type { Site } from '../../shared/site';
import { robotsPath } from './addresses';
import type { TextFile } from './file';

/** `/robots.txt` (RFC 9309): whoever wants may ask for everything. */
export const robotsTxt = (_site: Site): TextFile => ({
  address: robotsPath,
  type: 'text/plain; charset=utf-8',
  text: 'User-agent: *\nAllow: /\n',
});
