// The pictures side by side: one HTML page of all, and one PNG for each look.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { looks, pictureFile, thumbFile } from './pictures.mjs';

const escapeHtml = (text) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
  body { margin: 2rem; font: 14px/1.4 sans-serif; color: #222; background: #ddd; }
  h2 { margin: 2rem 0 0.5rem; }
  section, main.print { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; width: min-content; }
  figcaption { margin-bottom: 0.25rem; overflow-wrap: anywhere; }
  /* Of a long page the beginning: the whole of it would be too small to tell anything. */
  img { display: block; max-height: 1400px; object-fit: cover; object-position: top; }`;

const figure = (look, document) => `
    <figure>
      <figcaption>${escapeHtml(document.address)}, ${look.name}</figcaption>
      <a href="${pictureFile(look, document)}">
        <img src="${thumbFile(look, document)}" width="${look.thumb}" alt="">
      </a>
    </figure>`;

const html = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${styles}
</style>
<h1>${title}</h1>${body}
</html>
`;

/** Writes index.html: the small pictures grouped by page, each leading to its full one. */
export const writeIndex = async (out, documents) => {
  const groups = [...new Set(documents.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const figures = documents
      .filter((document) => document.group === group)
      .flatMap((document) => looks.map((look) => figure(look, document)));
    return `\n  <h2>${escapeHtml(group)}</h2>\n  <section>${figures.join('')}\n  </section>`;
  });
  await writeFile(path.join(out, 'index.html'), html('All pages', sections.join('')));
};

/** Prints one sheet for each look, `sheet-390-light.png` and so on. */
export const printSheets = async (browser, out, documents) => {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  const source = path.join(out, 'sheet.html');
  for (const look of looks) {
    const figures = documents.map((document) => figure(look, document)).join('');
    await writeFile(source, html(look.name, `\n  <main class="print">${figures}\n  </main>`));
    await page.goto(pathToFileURL(source).href);
    await page.screenshot({ path: path.join(out, `sheet-${look.name}.png`), fullPage: true });
  }
  await page.close();
  await rm(source);
};
