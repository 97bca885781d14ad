import { expect } from 'vitest';
import type { ResponseCache } from '../../server/cache/responseCache';
import { dist, loadBuild } from './build';
import type { LogLine } from './logLines';
import { askOverWire, field, type RawAnswer } from './raw';
import { startSite, type TestSite } from './site';

/** How many responses the pipeline has added to the cache since; a cached response adds none. */
export const countPipelineResponses = (responses: ResponseCache): (() => number) => {
  const add = responses.add.bind(responses);
  let given = 0;
  responses.add = (...response) => {
    given += 1;
    add(...response);
  };
  return () => given;
};

/** Without what differs from one request to the next, and from one second to the next. */
const ofOneRequest = ({ lines, ...answer }: RawAnswer) => ({
  ...answer,
  // Redirects ahead say Location first: their order says nothing (RFC 9110, section 5.3).
  lines: lines.map((line) => line.replace(/^((?:Date|X-Request-Id):).*/, '$1')).sort(),
});

/** Of requests that come together a line counts the bytes of the answers before it as well, either way. */
const ofOneTime =
  (count: number) =>
  ({ time: _time, ms: _ms, requestId: _id, bytes, ...line }: LogLine) => ({
    ...line,
    ...(count === 1 && { bytes }),
  });

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
    change: ({ store, responses }) => {
      // Squeezed between two requests, a page would be another.
      store.recompress = async () => {};
      given = countPipelineResponses(responses);
      return {};
    },
  });
  const { store, files, assets } = site.services;
  const alone = await startSite({
    ...options,
    pipelineAlone: true,
    change: () => ({ store, files, assets }),
  });
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
    expect(got.lines.map(ofOneTime(count))).toEqual(expected.lines.map(ofOneTime(count)));
    const ids = got.answers.map((answer) => field(answer, 'x-request-id'));
    expect(got.lines.map(({ requestId }) => requestId)).toEqual(ids);
    return got.answers;
  };
  return {
    site,
    given,
    same: (bytes: string, count = 1) => compare(bytes, count, true),
    /** The same for what is never answered ahead. */
    sameByPipeline: (bytes: string) => compare(bytes, 1, false),
  };
};
