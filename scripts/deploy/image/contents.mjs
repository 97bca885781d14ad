// What may be in an image, and what it says of itself.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { configOf } from './builder.mjs';
import { readLayers } from './layers.mjs';
import { expect } from './report.mjs';
import { readBase } from './standIn.mjs';

/** All that may stand in the site's folder; anything else is a source, a package or an accident. */
const shipped = [
  /^site\/(package\.json|LICENSE|sbom\.cdx\.json)$/,
  /^site\/dist\/assets\.json$/,
  /^site\/dist\/server\/([\w.-]+\.(js|json|txt|woff2?)|[\w-]+\/[\w.-]+\.woff2?)$/,
  /^site\/dist\/client\/(assets|kept|public)\//,
];
const source = /\.(tsx?|mts|map)$|\.d\.mts$|\.(test|config)\.\w+$/;

/** The most that our layers may take, in octets: four builds. */
const limit = 50e6;

const megabytes = (octets) => `${(octets / 1e6).toFixed(1)} MB`;
const sum = (layers, value) => layers.reduce((total, layer) => total + layer[value], 0);

/** Looks into the layers of an image whose build has seen a planted word. */
export const checkLayers = (tag, planted) => {
  const { layers, said } = readLayers(tag, planted);
  const [, ...ours] = layers;
  const files = ours.flatMap((layer) => layer.files).filter((name) => !name.endsWith('/'));
  const site = files.filter((name) => name.startsWith('site/'));
  const strange = site.filter(
    (name) => source.test(name) || !shipped.some((one) => one.test(name)),
  );
  expect(
    'no secret of the sources or of the build is in any layer',
    !layers.some(({ holds }) => holds),
  );
  expect('nor in what the image says of itself', !said);
  expect(
    'nothing but the build is in /site: no source, no test, no package',
    site.length > 100 && strange.length === 0,
    strange.length > 0 ? strange.slice(0, 5).join(', ') : `${site.length} files`,
  );
  expect(
    `all our layers are less than ${megabytes(limit)}`,
    sum(ours, 'size') < limit,
    `${ours.length} layers, ${megabytes(sum(ours, 'size'))}, ${megabytes(sum(ours, 'fetched'))} to fetch; ` +
      `with the stand-in of the base ${megabytes(sum(layers, 'size'))}, ${megabytes(sum(layers, 'fetched'))} to fetch`,
  );
};

/** Looks at what is left of the base, and at what a runtime is told. */
export const checkConfig = (tag, folder) => {
  const config = configOf(tag);
  const env = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s)));
  const labels = config.Labels ?? {};
  const left = ['usr/local/lib/node_modules', 'usr/local/bin/npm', 'usr/local/bin/npx'].filter(
    (name) => existsSync(path.join(folder, name)),
  );
  expect(
    'its user is a number that is not 0',
    /^[1-9]\d*:[1-9]\d*$/.test(config.User),
    config.User,
  );
  expect('an init is its process 1', config.Entrypoint?.join(' ') === '/usr/bin/tini --');
  expect('it says where it listens', `${env.PORT}/tcp` in (config.ExposedPorts ?? {}), env.PORT);
  expect('it stops on SIGTERM', config.StopSignal === 'SIGTERM');
  expect('its health is asked without curl', config.Healthcheck?.Test?.[1] === 'node');
  for (const name of ['title', 'description', 'licenses', 'version', 'revision'])
    expect(`it says its ${name}`, Boolean(labels[`org.opencontainers.image.${name}`]));
  expect('no npm is in it', left.length === 0, left.join(', '));
  expect(
    'Node is that of the Dockerfile',
    env.NODE_VERSION === readBase().version,
    env.NODE_VERSION,
  );
  return config;
};
