import { type CheerioAPI, load } from 'cheerio';

/** The dash of a range with its invisible word joiners. */
const boundDash = /\u2060–\u2060/g;

/** Parses a document and removes invisible word joiners. */
export const parseHtml = (body: Buffer | string): CheerioAPI =>
  load(body.toString().replace(boundDash, '–'));

/** Replaces all white space by single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Found = Parameters<CheerioAPI>[0];

/** Parses a document, with functions for the texts, table rows and attributes that a selector finds. */
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
