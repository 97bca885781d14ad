// The page of parts of `npm run dev`: each shared part, cut out of a page that has it, in both themes.
import { load } from 'cheerio';

export const partsPath = '/parts';

/** Where each part is found: the address of a page, and a selector. The first match is shown. */
const parts = /** @type {const} */ ([
  ['Header', '/en', '.header'],
  ['Section', '/en/services/process-automation', '#works'],
  ['Actions', '/en/products/ocr-document-pro', '.actions'],
  ['Action with a link', '/en', '.action'],
  ['Action bar', '/en/services/ai-agents', '.action-bar'],
  ['Plans', '/en/products/nfse-extraction', '.plans'],
  ['Ledger', '/en/services/process-automation', '.ledger'],
  ['Tabs and code', '/en/products/nfse-extraction', '.tabs'],
  ['Table', '/en/products/nfse-extraction', '.table'],
  ['Table of fields', '/en/products/invoice-extraction', '.table--fields'],
  ['Folded reference', '/en/products/invoice-extraction', '.folds'],
  ['Questions', '/en/services/website-development', 'details[name=question]'],
  ['Choice of one', '/en/services/lead-capture-tool', '.capture__sources'],
  ['Comparison', '/pt/restauracao-fotos-antigas-ia', '.compare'],
  ['Document and its data', '/en', '.reading'],
  ['Sheet and jandaia', '/en/services/ai-extractor-api', '.extractor__paper'],
  ['Stub', '/en/services/ai-extractor-api', '.stub'],
  ['Call after a demo', '/en/services/lead-capture-tool', '.demo-call'],
  ['Steps', '/en/contact', '.steps'],
  ['Hours', '/en/contact', '.hours'],
  ['Form', '/en/contact', '.form'],
  ['Footer', '/en', '.footer'],
]);

const themes = /** @type {const} */ (['light', 'dark']);

/** A page's document with nothing but a part and what that stands in, in a theme. */
const cutOut = (html, selector, theme) => {
  const $ = load(html);
  $('script, link[rel=modulepreload]').remove();
  const part = $(selector).first();
  if (part.length === 0) return;
  part.closest('details').attr('open', '');
  for (let box = part; !box.is('body') && box.length > 0; box = box.parent())
    box.siblings(':not(head, summary)').remove();
  $('style').each((_, style) => {
    const media = theme === 'dark' ? '(min-width: 0)' : '(max-width: 0)';
    $(style).text(
      $(style)
        .text()
        .replace(/\(prefers-color-scheme:\s*dark\)/g, media),
    );
  });
  // What waits for a scroll is shown.
  $('head').append(
    `<style>:root { color-scheme: ${theme} } main { flex: none } .action-bar { visibility: visible; animation: none }</style>`,
  );
  return $.html();
};

const list = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Parts</title>
<style>
  body { font: 1rem/1.5 sans-serif }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem }
  iframe { width: 100%; border: 1px solid }
</style>
<h1>Parts</h1>
${parts
  .map(
    ([name, address, selector], at) => `<h2>${name}</h2>
<p><a href="${address}">${address}</a> <code>${selector}</code></p>
<div>${themes
      .map(
        (theme) =>
          `<iframe loading="lazy" title="${name}, ${theme}" src="${partsPath}/${theme}/${at}" onload="this.height = this.contentDocument.documentElement.scrollHeight"></iframe>`,
      )
      .join('')}</div>`,
  )
  .join('\n')}
</html>
`;

/**
 * Answers an address below `partsPath`.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export const answerParts = async ({ url = '', socket }, response) => {
  const [theme, at] = url.slice(partsPath.length + 1).split('/');
  const part = parts[Number(at)];
  const send = (status, text) =>
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
  if (!theme) return send(200, list());
  if (!part || !themes.some((name) => name === theme)) return send(404, 'There is no such part.');
  const [name, address, selector] = part;
  const page = await fetch(`http://localhost:${socket.localPort}${address}`);
  const html = cutOut(await page.text(), selector, theme);
  return html ? send(200, html) : send(500, `${name}: ${address} has no ${selector}.`);
};
