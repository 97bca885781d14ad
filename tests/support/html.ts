import { type CheerioAPI, load } from 'cheerio';

/** The dash of a span and what holds it to its figures, which is not seen. */
const boundDash = /\u2060–\u2060/g;

/** A document as a reader's browser parses it, and as its reader sees it. */
export const parseHtml = (body: Buffer | string): CheerioAPI =>
  load(body.toString().replace(boundDash, '–'));

/** Text as it is read: white space of any kind and length is one space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Found = Parameters<CheerioAPI>[0];

/** A document by what is read of it: the text of what a selector finds, of each by itself, and the cells of rows. */
export const readHtml = (body: Buffer | string) => {
  const $ = parseHtml(body);
  const texts = (found: Found): string[] =>
    $(found)
      .toArray()
      .map((one) => plain($(one).text()));
  return {
    $,
    texts,
    text: (found: Found): string => plain($(found).text()),
    rows: (found: string): string[][] =>
      $(found)
        .toArray()
        .map((row) => texts($(row).children())),
    /** The value of an attribute on every element that a selector finds. */
    values: (selector: string, name: string): string[] =>
      $(selector)
        .toArray()
        .map((one) => $(one).attr(name) ?? ''),
  };
};
