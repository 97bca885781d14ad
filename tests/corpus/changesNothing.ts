import { addressStatus, languageOf } from '../support/addresses';
import { type Expected, get, host, type Row, short } from './row';

/** An address of each kind of answer. */
const targets = ['/en', '/pt/contact', '/privacy-policy', '/en/products', '/', '/nothing', '/EN/'];

/** That a header changes nothing of what is answered. */
export const changesNothing = (title: string, ...lines: string[]): Row[] =>
  targets.map((target) => ({
    title,
    bytes: get(target, ...lines),
    answers: [addressStatus(target)] as Expected[],
    ...languageOf(target),
    like: get(target),
  }));

/** The same of each of some headers by itself. */
export const eachChangesNothing = (headers: [name: string, value: string][]): Row[] =>
  headers.flatMap(([name, value]) =>
    changesNothing(`${name}: ${short(value)}`, `${name}: ${value}`),
  );

/** That another Host changes nothing either. */
export const hostChangesNothing = (name: string): Row[] =>
  changesNothing(`Host: ${short(name)}`).map((row) => ({
    ...row,
    bytes: row.bytes.replace(host, `Host: ${name}`),
  }));
