import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docker = readFileSync('Dockerfile', 'utf8');

test('the Dockerfile names one exact version of Node, once', () => {
  const froms = [...docker.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
  const stages = [...docker.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage);
  const [base, ...others] = froms.filter((from) => !stages.includes(from));
  expect(base).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim(@sha256:[0-9a-f]{64})?$/);
  // PREVIOUS names the previous image, by default a stage.
  expect(others).toEqual(['$' + '{PREVIOUS}']);
  const [, previous] = /^ARG PREVIOUS=(\S+)$/m.exec(docker) ?? [];
  expect(stages).toContain(previous);
});

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
