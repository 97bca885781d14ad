import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docker = readFileSync('Dockerfile', 'utf8');

test('.dockerignore lets in exactly what the Dockerfile copies', () => {
  const copied = [...docker.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  const [everything, ...rest] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const letIn = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(everything).toBe('*');
  expect(letIn.sort()).toEqual(copied.sort());
});
