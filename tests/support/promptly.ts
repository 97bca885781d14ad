import { expect } from 'vitest';
import type { Answer } from '../contract/request';
import type { TestSite } from './site';

/** Asks a site, and holds its answer to half a second. */
export const promptly =
  (site: TestSite) =>
  async (path: string, method = 'GET'): Promise<Answer> => {
    const start = performance.now();
    const answer = await site.ask({ path, method });
    expect(performance.now() - start, path.slice(0, 80)).toBeLessThan(500);
    return answer;
  };
