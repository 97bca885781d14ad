import { expect, test } from 'vitest';
import { pageRow } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();
const documents = await commonDocuments();
const { headers, text } = await site.http.get('/llms.txt');

const line = /^- \[([^\]]+)\]\((https:\/\/[^)]+)\): (.+)$/;

const section = (heading: string): string[] => {
  const [, content = ''] = text.split(`\n## ${heading}\n\n`);
  return (content.split('\n\n')[0] ?? '').trim().split('\n');
};

test('/llms.txt has the Markdown form of llmstxt.org', () => {
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(
    /^# Jandaia\n\n> Jandaia is an agency in Brazil\..+\n>\n> Jandaia é uma agência/,
  );
  expect(text.match(/^#+ /gm)?.filter((mark) => mark === '# ')).toHaveLength(1);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title).slice(0, 2)).toEqual([
    'English',
    'Português',
  ]);
  for (const entry of text.split('\n').filter((row) => row.startsWith('- ')))
    expect(entry).toMatch(line);
});

test.each([
  ['English', 'en'],
  ['Português', 'pt'],
])('/llms.txt lists the pages under %s with their titles and descriptions', (heading, lang) => {
  const pages = documents.filter(
    ([, there]) => there.named && there.lang === lang && !pageRow(there.page).noindex,
  );
  const entries = section(heading).map((entry) => line.exec(entry)?.slice(1) ?? []);
  expect(entries.map(([, there]) => there).toSorted()).toEqual(
    pages.map(([, { address }]) => siteOrigin + address).toSorted(),
  );
  for (const [, { address, $ }] of pages) {
    const [title = '-', , description] =
      entries.find(([, there]) => there === siteOrigin + address) ?? [];
    expect($('meta[name=description]').attr('content')).toBe(description);
    expect($('head > title').text().startsWith(title)).toBe(true);
  }
});
