import type { DestinationStream } from 'pino';

/** One parsed line of the log. */
export type LogLine = { level: string; msg: string } & Record<string, unknown>;

/** A log destination that keeps its lines; reading throws at a line that is no JSON. */
export const collectLines = (): { stream: DestinationStream; lines: () => LogLine[] } => {
  let text = '';
  return {
    stream: {
      write: (chunk: string) => {
        text += chunk;
      },
    },
    lines: () =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LogLine),
  };
};
