// What a reader gets of a document, without how it is marked up: by it a page is known to have changed.
import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/**
 * The words of a document: title, description, its main part and what its pictures show. Of a page with a
 * header and footer of its own these are read too.
 * @param {string | Buffer} html
 * @param {boolean} ownChrome
 */
export const contentText = (html, ownChrome) => {
  const $ = load(html);
  $('body script, body style, body template').remove();
  const content = $(ownChrome ? 'body' : 'main');
  const alts = content.find('img[alt]').map((_at, picture) => $(picture).attr('alt'));
  const description = $('meta[name=description]').attr('content') ?? '';
  return (
    [$('head > title').text(), description, content.text(), ...alts.get()]
      .map((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
      // A code sample names a picture of this site: its host is no change of words.
      .map((text) => text.replaceAll(/https?:\/\/[^/\s]+(?=\/samples\/)/g, ''))
      .join('\n')
  );
};

/**
 * A name for the words of a document that other words do not have.
 * @param {Parameters<typeof contentText>} document
 */
export const contentHash = (...document) =>
  createHash('sha256')
    .update(contentText(...document))
    .digest('base64url')
    .slice(0, 22);
