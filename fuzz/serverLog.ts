/** How many lines that should not be there are kept to be shown. */
const mostComplaints = 5;

/** What the server writes: lines by level, and those that say that something is wrong. */
export class ServerLog {
  readonly levels = new Map<string, number>();
  /** Lines of level error or worse, and whatever is no line of the log. */
  readonly complaints: string[] = [];
  complained = 0;
  /** Where it says that it listens. */
  address = '';
  #rest = '';

  read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#readLine(line);
  }

  #readLine(line: string): void {
    const level = /^\{"level":"(\w+)"/.exec(line)?.[1] ?? 'none';
    this.levels.set(level, (this.levels.get(level) ?? 0) + 1);
    if (!['trace', 'debug', 'info', 'warn'].includes(level)) this.complain(line);
    if (!this.address) this.address = /"listening on (http:[^"]+)"/.exec(line)?.[1] ?? '';
  }

  /** Notes something that nobody who runs a server wants to read. */
  complain(text: string): void {
    this.complained += 1;
    if (this.complaints.length < mostComplaints) this.complaints.push(text.trim());
  }
}
