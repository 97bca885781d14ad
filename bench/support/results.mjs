// bench/RESULTS.md: one section for each bench, replaced when that bench runs again.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/sources.mjs';
import { describeMachine } from './machine.mjs';

const file = path.join(root, 'bench/RESULTS.md');

const intro = `# What was measured last

Written by \`npm run bench\`; nothing here is written by hand. Ratios are of one run on one machine; the figures themselves are those of that machine.
`;

/**
 * The sections of the file in their order: [title, text].
 * @returns {[string, string][]}
 */
const readSections = () => {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The first bench writes the file.
  }
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end + 1).trim()];
    });
};

/**
 * A table of Markdown: the first row is its head.
 * @param {(string | number)[][]} rows
 */
export const table = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes a section with date, machine and versions, in the place of the one with its title. */
export const writeSection = (title, body) => {
  const sections = new Map(readSections());
  sections.set(title, `${describeMachine()}\n\n${body.trim()}`);
  const text = [...sections].map(([name, content]) => `## ${name}\n\n${content}\n`);
  writeFileSync(file, `${intro}\n${text.join('\n')}`);
};
