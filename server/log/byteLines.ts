import { type DestinationStream, pino } from 'pino';

/** Most bytes of lines that wait for a reader who does not read; then lines are lost, not the server. */
const mostWaiting = 16 * 1024 * 1024;

/** Bytes in which lines are put together; far more than what one turn of the event loop brings. */
const pageSize = 64 * 1024;

/** Most bytes of a character (UTF-16 unit) in UTF-8. */
const widest = 3;

/** pino's types know text only; bytes are what SonicBoom's `contentMode` is for. */
type ByteStream = { write(bytes: Uint8Array): boolean; on(event: 'drain', then: () => void): void };

const destination = (fd: number): ByteStream =>
  pino.destination({
    fd,
    sync: false,
    maxLength: mostWaiting,
    contentMode: 'buffer',
  } as Parameters<typeof pino.destination>[0]) as unknown as ByteStream;

/**
 * A file or pipe for lines, written to beside the answers and not before each of them: the lines of one turn of
 * the event loop go together, or those that came while the system took others. Each becomes bytes at once: as
 * strings they cost more, and the more the longer they waited. What waits at an exit is written.
 */
export const byteLines = (fd: number): DestinationStream => {
  let page = Buffer.allocUnsafeSlow(pageSize);
  let other = Buffer.allocUnsafeSlow(pageSize);
  let used = 0;
  let planned = false;
  let writing = false;

  const handOver = () => {
    planned = false;
    if (used === 0) return;
    output.write(page.subarray(0, used));
    // All that went before has been written, or this would wait: the other page is free.
    [page, other] = [other, page];
    used = 0;
    writing = true;
  };
  // Before pino's own listener, which writes what it has been given.
  process.once('exit', handOver);
  const output = destination(fd);
  output.on('drain', () => {
    writing = false;
    handOver();
  });

  return {
    write(line: string): void {
      const room = line.length * widest;
      if (room > page.length - used) {
        if (used > 0) {
          output.write(page.subarray(0, used));
          writing = true;
        }
        page = Buffer.allocUnsafeSlow(Math.max(pageSize, room));
        used = 0;
      }
      used += page.write(line, used);
      if (writing || planned) return;
      planned = true;
      setImmediate(handOver);
    },
  };
};
