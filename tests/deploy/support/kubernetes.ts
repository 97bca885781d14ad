import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { folderInToolbox, inToolbox } from './toolbox';

export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  // biome-ignore lint/suspicious/noExplicitAny: what is in it is what is tried.
  [field: string]: any;
};

const run = ([command, args]: [string, string[]]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

/** The objects that kubectl builds of an overlay; throws its warnings. */
export const kustomize = (overlay: string): Manifest[] => {
  const { outside, inside } = folderInToolbox();
  try {
    cpSync('deploy/kubernetes', outside, { recursive: true });
    const { status, stdout, stderr } = run(
      inToolbox('kubectl', 'kustomize', path.join(inside, overlay)),
    );
    // Kustomize warns of deprecated fields.
    if (status !== 0 || stderr !== '') throw new Error(stderr);
    return parseAllDocuments(stdout).map((document) => document.toJS());
  } finally {
    rmSync(outside, { recursive: true });
  }
};

/** The module of a type in kubernetes-types: `networking.k8s.io/v1` is `networking/v1`. */
const moduleOf = (apiVersion: string) =>
  apiVersion.includes('/') ? apiVersion.replace(/^([a-z]+)[\w.]*\//, '$1/') : `core/${apiVersion}`;

/** The errors of tsc when the objects are literals of the types of Kubernetes. */
export const typeFaults = (objects: Manifest[]): string => {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('node_modules/.cache/kubernetes-'));
  try {
    const file = path.join(folder, 'objects.ts');
    const lines = objects.flatMap((object, at) => [
      `import type { ${object.kind} as Kind${at} } from 'kubernetes-types/${moduleOf(object.apiVersion)}';`,
      `export const object${at}: Kind${at} = ${JSON.stringify(object)};`,
    ]);
    writeFileSync(file, lines.join('\n'));
    const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''];
    const resolution = ['--module', 'ESNext', '--moduleResolution', 'Bundler'];
    return run([path.resolve('node_modules/.bin/tsc'), [...flags, ...resolution, file]]).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
