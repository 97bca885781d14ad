import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const site = await startSite();
const { headers, text } = await site.http.get('/llms.txt');

const line = /^- \[([^\]]+)\]\((https:\/\/[^)]+)\): (.+)$/;

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
