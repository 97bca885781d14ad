import { describe, expect, test } from 'vitest';
import { type Lang, langs } from '../../shared/languages';
import { bytesFor, type Kind, type Row, readers, readersOf, short } from '../corpus/row';
import { answerFaults } from './answerFaults';
import { expectFast } from './expectFast';
import { groupBy } from './groupBy';
import { type LoggedSite, startLoggedSite } from './loggedSite';
import { type RawAnswer, readAnswers, sendRaw } from './raw';

/** A plain request for each error page. */
const plainErrors: Record<number, { path: string; method?: string }> = {
  400: { path: '/%zz' },
  404: { path: '/nothing' },
  405: { path: '/nothing', method: 'POST' },
  414: { path: `/${'a'.repeat(9000)}` },
};

/** The error pages of a site by status and language. */
const errorPagesOf = async ({ ask }: LoggedSite) => {
  const bodies = new Map<string, string>();
  for (const [status, request] of Object.entries(plainErrors))
    for (const lang of langs) {
      const { body } = await ask({ ...request, headers: { 'accept-language': readers[lang] } });
      bodies.set(`${status} ${lang}`, body.toString('latin1'));
    }
  return (status: number, lang: Lang): string => bodies.get(`${status} ${lang}`) ?? '';
};

const ofOneAnswer = /^(?:date|x-request-id|connection|keep-alive):/i;

/** An answer without what differs from one request to the next. */
const withoutVolatileHeaders = ({ status, lines, body }: RawAnswer) => ({
  status,
  // In any order: an answer that is given again has its own.
  lines: lines
    .filter((line) => !ofOneAnswer.test(line))
    .map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase()))
    .sort(),
  body,
});

/** Asks a site what a row says, as each of its readers, and holds every answer to what it has to be. */
const rowChecker = (site: LoggedSite) => {
  const plain = new Map<string, RawAnswer[]>();
  const send = async ({ bytes, halfClose, head }: Row) =>
    readAnswers(await sendRaw(site.port, bytes, halfClose), head);
  const referenceResponse = async (bytes: string, row: Row) => {
    const known = plain.get(bytes) ?? (await send({ ...row, bytes }));
    plain.set(bytes, known);
    return known;
  };
  return async (row: Row, errorPage: (status: number, lang: Lang) => string) => {
    for (const reader of readersOf(row)) {
      const bytes = bytesFor(row.bytes, reader);
      const what = `${short(bytes, 1500)} as a reader of ${reader}`;
      const answers = await expectFast(() => send({ ...row, bytes }), what);
      const wanted = {
        lang: row.lang ?? reader,
        negotiated: row.lang === undefined,
        head: row.head === true,
        errorPage,
      };
      const faults = answers.flatMap((answer, at) =>
        answerFaults(answer, { ...wanted, expected: row.answers[at] ?? 0 }).map(
          (fault) => `answer ${at + 1}: ${fault}`,
        ),
      );
      expect(faults, what).toEqual([]);
      expect(answers.length, what).toBe(row.answers.length);
      if (row.like === undefined) continue;
      const like = await referenceResponse(bytesFor(row.like, reader), row);
      expect(answers.map(withoutVolatileHeaders), what).toEqual(like.map(withoutVolatileHeaders));
    }
  };
};

/** Tests of some kinds against one site, and of those that want it against one behind a proxy. */
export const testKinds = async (...kinds: Kind[]): Promise<void> => {
  const behind = kinds.filter(({ behindProxy }) => behindProxy);
  await testSite('', kinds, {});
  if (behind.length > 0) await testSite(', from a trusted proxy', behind, { TRUST_PROXY: '1' });
};

/** Every row as each reader, and that no kind broke the server. */
const testSite = async (where: string, kinds: Kind[], environment: Record<string, string>) => {
  const site = await startLoggedSite({ warm: true, environment });
  const errorPage = await errorPagesOf(site);
  const check = rowChecker(site);
  describe.each(kinds)(`$name${where}`, ({ rows }) => {
    for (const [title, group] of groupBy(rows, (row) => row.title))
      test(title, async () => {
        for (const row of group) await check(row, errorPage);
      });
    test('all of it leaves a server that answers, and no error in its log', async () => {
      expect((await site.ask('/en')).status).toBe(200);
      const worst = site.lines().filter(({ level }) => level === 'error' || level === 'fatal');
      expect(worst).toEqual([]);
    });
  });
};
