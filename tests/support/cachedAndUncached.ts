import { expect } from 'vitest';
import type { Assets } from '../../server/assets';
import { dist, loadBuild } from './build';
import type { LogLine } from './logLines';
import { askOverWire, field, type RawAnswer } from './raw';
import { startSite, type TestSite } from './site';

/**
 * Assets that count the responses for which the security headers have read the styles of a page. The response cache
 * answers before.
 */
export const countPipelineResponses = (assets: Assets): { assets: Assets; count: () => number } => {
  let count = 0;
  const counting = Object.defineProperty({ ...assets }, 'styles', {
    get: () => {
      count += 1;
      return assets.styles;
    },
  });
  return { assets: counting, count: () => count };
};

/** Without what differs from one request to the next, and from one second to the next. */
const ofOneRequest = ({ lines, ...answer }: RawAnswer) => ({
  ...answer,
  // Cases and order of header names say nothing (RFC 9110, sections 5.1 and 5.3).
  lines: lines
    .map((line) => line.replace(/^[^:]*:/, (name) => name.toLowerCase()))
    .map((line) => line.replace(/^((?:date|x-request-id):).*/, '$1'))
    .filter((line) => !line.startsWith('set-cookie:'))
    .sort(),
});

/** Without the bytes too: a cookie has some, and of requests that come together a line counts those before it. */
const ofOneTime = ({ time: _time, ms: _ms, requestId: _id, bytes, ...line }: LogLine) => line;

const asked = async (site: TestSite, bytes: string, count: number) => {
  const before = site.lines().length;
  const answers = await askOverWire(site.port, bytes, count);
  const lines = () => site.lines().slice(before);
  await expect.poll(() => lines().length, { interval: 1 }).toBe(answers.length);
  return { answers, lines: lines() };
};

/** The pipeline alone and the site that answers ahead of it, with the same stored pages. */
export const startCachedAndUncached = async (environment: Record<string, string> = {}) => {
  let given = () => 0;
  const options = { environment: { LOG_LEVEL: 'info', ...environment } };
  const site = await startSite({
    ...options,
    change: ({ store, assets }) => {
      // Squeezed between two requests, a page would be another.
      store.recompress = async () => {};
      const counting = countPipelineResponses(assets);
      given = counting.count;
      return { assets: counting.assets };
    },
  });
  const { store, files } = site.services;
  const alone = await startSite({ ...options, uncached: true, change: () => ({ store, files }) });
  await (await loadBuild(dist)).warmUp(site.services);

  /** Holds the answers to some bytes, and their lines in the log, against those of the pipeline alone. */
  const compare = async (bytes: string, count: number, ahead: boolean) => {
    const expected = await asked(alone, bytes, count);
    let got = await asked(site, bytes, count);
    if (ahead) {
      // The first may have been the pipeline's; the second must not be.
      const before = given();
      got = await asked(site, bytes, count);
      expect(given(), 'answers of the pipeline').toBe(before);
    }
    expect(got.answers.map(ofOneRequest)).toEqual(expected.answers.map(ofOneRequest));
    expect(got.lines.map(ofOneTime)).toEqual(expected.lines.map(ofOneTime));
    const ids = got.answers.map((answer) => field(answer, 'x-request-id'));
    expect(got.lines.map(({ requestId }) => requestId)).toEqual(ids);
    return got.answers;
  };
  return {
    site,
    given,
    /** Conditional requests get their 304 from the pipeline. */
    same: (bytes: string, count = 1) => compare(bytes, count, !/If-None-Match/i.test(bytes)),
    /** The same for what is never answered ahead. */
    sameByPipeline: (bytes: string) => compare(bytes, 1, false),
  };
};
