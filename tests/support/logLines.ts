import type { DestinationStream } from 'pino';

/** One line of the log, read as an operator's tools read it. */
export type LogLine = { level: string; msg: string } & Record<string, unknown>;

/** A destination for the log that keeps its lines. A line that is no JSON throws when it is read. */
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
