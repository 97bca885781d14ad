import { type DestinationStream, pino } from 'pino';

/** Most bytes of lines that wait for a reader who does not read; then lines are lost, not the server. */
const mostWaiting = 16 * 1024 * 1024;

/** Bytes in which lines are put together; far more than what one turn of the event loop brings. */
const pageSize = 64 * 1024;

/** Most bytes of a character (UTF-16 unit) in UTF-8. */
const widest = 3;

/**
 * Standard output, written to beside the answers and not before each of them: the lines of one turn of the
 * event loop go together, and none waits longer. Each becomes bytes at once: as strings they would outlive
 * the next garbage collections, which cost several times what writing does. What waits at an exit is written.
 */
export const standardOutput = (): DestinationStream => {
  let page = Buffer.allocUnsafeSlow(pageSize);
  let used = 0;
  let handedOver = 0;
  let planned = false;

  const handOver = () => {
    planned = false;
    if (used > handedOver) output.write(page.subarray(handedOver, used));
    handedOver = used;
  };
  // Before pino's own listener, which writes what it has been given.
  process.once('exit', handOver);
  // pino's types know text only; bytes are what SonicBoom's `contentMode` is for.
  const output = pino.destination({
    fd: 1,
    sync: false,
    maxLength: mostWaiting,
    contentMode: 'buffer',
  } as Parameters<typeof pino.destination>[0]) as unknown as { write(bytes: Uint8Array): boolean };

  return {
    write(line: string): void {
      if (line.length * widest > pageSize - used) {
        handOver();
        // What was handed over may not be written yet: its bytes are not used again.
        page = Buffer.allocUnsafeSlow(Math.max(pageSize, line.length * widest));
        used = 0;
        handedOver = 0;
      }
      used += page.write(line, used);
      if (!planned) setImmediate(handOver);
      planned = true;
    },
  };
};
