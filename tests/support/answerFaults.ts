import { type Lang, languageTag } from '../../shared/languages';
import { methods } from '../../shared/resolve';
import type { Expected } from '../corpus/row';
import { pagePaths } from './addresses';
import { listOf } from './headers';
import { parseHtml } from './html';
import { field, type RawAnswer } from './raw';
import { siteOrigin } from './site';

/** What a row expects of an answer, and the error pages of a site that was asked for nothing hostile. */
export type Wanted = {
  expected: Expected;
  lang: Lang;
  /** Whether the reader's own language had a say. */
  negotiated: boolean;
  head: boolean;
  errorPage: (status: number, lang: Lang) => string;
};

/** Names that would tell an attacker what the site is made of, or make a visitor somebody's. */
const never = ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'];

/** What stands in a trace of V8, and in no text of ours. */
const trace = /node_modules|\bat .+:\d+:\d+|\w\.(?:m?js|tsx?):\d+|\/(?:server|shared)\/\w/;

/** A header as RFC 9110 has it, section 5; nothing that a terminal or another parser reads otherwise. */
const headerLine = /^[\w-]+: [\x20-\x7e]*$/;

const langsOf = new Map<string, string | undefined>();

/** The `lang` of a document, read once: one document answers many rows. */
const langOf = (document: string): string | undefined => {
  if (!langsOf.has(document)) langsOf.set(document, parseHtml(document)('html').attr('lang'));
  return langsOf.get(document);
};

const locationFaults = (location: string): string[] => {
  const [path = ''] = location.split(/[?#]/, 1);
  if (!/^\/(?![/\\])/.test(location) || !pagePaths.includes(path))
    return [`Location ${location} is no page's address`];
  return new URL(location, siteOrigin).origin === siteOrigin ? [] : [`${location} leaves the site`];
};

const bodyFaults = (answer: RawAnswer, { lang, negotiated, head, errorPage }: Wanted): string[] => {
  const { status, body } = answer;
  if (head || (status >= 300 && status < 400)) return body === '' ? [] : ['a body'];
  const written = langOf(body);
  if (written !== languageTag[lang]) return [`a document in ${written}, not in ${lang}`];
  if (negotiated && !listOf(field(answer, 'vary')).includes('accept-language'))
    return ['no Vary: Accept-Language'];
  if (status < 400) return [];
  if (trace.test(body)) return ['a trace in the body'];
  // So it repeats nothing of the request either.
  return body === errorPage(status, lang) ? [] : [`not the error page of ${status} in ${lang}`];
};

const emptyBodyFaults = (answer: RawAnswer): string[] => [
  ...(answer.body === '' ? [] : ['a body']),
  ...(field(answer, 'content-length') === '0' ? [] : ['no Content-Length: 0']),
  ...(field(answer, 'connection') === 'close' ? [] : ['no Connection: close']),
];

/** What is wrong with an answer, a sentence each; empty where it is as it has to be. */
export const answerFaults = (answer: RawAnswer, wanted: Wanted): string[] => {
  const { status, lines } = answer;
  const { expected } = wanted;
  const refused = typeof expected !== 'number';
  const right = refused ? expected.withoutBody : expected;
  if (status !== right) return [`${status} instead of ${right}`];
  // 100 Continue is no answer yet.
  if (status < 200) return lines.length === 1 ? [] : ['headers with an interim answer'];
  const location = field(answer, 'location');
  const redirect = status >= 300 && status < 400;
  return [
    ...lines.slice(1).flatMap((line) => (headerLine.test(line) ? [] : [`header ${line}`])),
    ...never.flatMap((name) => (field(answer, name) === undefined ? [] : [`${name} is sent`])),
    ...(status >= 400 && field(answer, 'cache-control') !== 'no-store' ? ['may be cached'] : []),
    ...(status === 405 && field(answer, 'allow') !== methods.join(', ') ? ['no Allow'] : []),
    ...((location !== undefined) === redirect ? [] : [`Location is ${location}`]),
    ...(location === undefined ? [] : locationFaults(location)),
    ...(field(answer, 'x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(refused || /^[\w-]{1,64}$/.test(field(answer, 'x-request-id') ?? '') ? [] : ['no own id']),
    ...(refused ? emptyBodyFaults(answer) : bodyFaults(answer, wanted)),
  ];
};
