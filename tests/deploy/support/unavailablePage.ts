import { expect } from 'vitest';
import type { Answer, Ask } from '../../contract/request';

/** Accept-Language, language and heading of the page of a proxy without instances. */
export const unavailableReaders = [
  ['pt-BR,pt;q=0.9', 'pt-BR', 'Voltamos já'],
  ['PT', 'pt-BR', 'Voltamos já'],
  ['en-US,en;q=0.9,pt;q=0.1', 'en', 'Back in a moment'],
] as const;

/** Expects that page from a proxy and returns it. */
export const expectUnavailablePage = async (
  ask: (request: Ask) => Promise<Answer>,
  [reader, lang, title]: (typeof unavailableReaders)[number],
): Promise<string> => {
  const { status, headers, body } = await ask({
    path: '/pt',
    headers: { 'accept-language': reader },
  });
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
    503,
    'no-store',
    '60',
  ]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain(`<html lang=${lang}>`);
  expect(body.toString()).toContain(`<h1>${title}</h1>`);
  return body.toString();
};
