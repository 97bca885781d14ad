import { request } from '../contract/request';
import { startReady } from './serverProcess';

/** One line of the exposition: metric, labels and value. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;

/** The samples of an exposition (Prometheus text format 0.0.4). Throws at a line that is none. */
export const readSamples = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((each) => each !== '' && !each.startsWith('#'))
    .map((each) => {
      const [, name = '', labels = '', value = ''] = line.exec(each) ?? [];
      // The delay of the event loop is NaN right after the last scrape.
      const none = value.toLowerCase() === 'nan';
      if (!name || (!none && Number.isNaN(Number(value)))) throw new Error(`no sample: ${each}`);
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, label = '', of = '']) => [label, of])),
        value: Number(value),
      };
    });

/** The values of the series of a metric, by the values of their labels. */
export const seriesOf = (samples: Sample[], name: string): Record<string, number> =>
  Object.fromEntries(
    samples
      .filter((sample) => sample.name === name)
      .map(({ labels, value }) => [Object.values(labels).join(' '), value]),
  );

/** Starts the server with a metrics port and waits until it is ready. */
export const startMeasured = async (
  settings: Record<string, string> = {},
  until?: (end: () => void) => void,
) => {
  const program = await startReady({ METRICS_PORT: '0', ...settings }, undefined, until);
  const metrics = /metrics at (http:[^"]+)\/metrics/.exec(program.out())?.[1] ?? '';
  const scrape = async () =>
    readSamples((await request(metrics, { path: '/metrics' })).body.toString());
  return { ...program, metrics, scrape };
};
