import type { Site } from '../../shared/site';
import type { TextFile } from './file';
import { robotsTxt } from './robots';

/** Every text that the server makes by itself, as it is at a moment: `textAddresses` names the same. */
export const textFiles = async (site: Site, _now: Date): Promise<TextFile[]> => [robotsTxt(site)];
