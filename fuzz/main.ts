import { fuzz } from './fuzz';
import { growthFaults, leastForMemory, warmUpRequests } from './memory';
import { type Measured, progressLine, summary } from './report';
import { type Place, type Running, startServer } from './server';
import { Tally } from './tally';
import { walk } from './walk';

/** What a run is asked to do. */
type Options = { requests: number; seed: number; connections: number };

/** Longest time without a line of progress, in milliseconds. */
const silence = 10_000;

/** Progress is said after so many parts of a run. */
const parts = 20;

/** What is wrong beside single answers. */
const otherFaults = ({ log, alive }: Running, measured: Measured[], judged: boolean): string[] => {
  const [first, last] = [measured[0], measured.at(-1)];
  return [
    ...(alive() ? [] : ['the server has ended']),
    ...(log.complained > 0 ? [`${log.complained} lines of errors: ${log.complaints[0]}`] : []),
    ...(judged && first && last ? growthFaults(first.memory, last.memory) : []),
  ];
};

/** Runs what was asked for against a server of its own; resolves with the exit code of the command. */
export const main = async (options: Options, place: Place): Promise<number> => {
  const { requests, seed } = options;
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
  });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const server = await startServer(place);
  const { port } = server;
  const stopped = () => interrupted || !server.alive();
  const judged = requests >= leastForMemory;
  const walked = new Tally();
  if (judged) {
    say('filling the store: every rendering in every encoding …');
    await walk({ ...options, port, tally: walked, stopped });
  }
  const warm = Math.min(warmUpRequests, Math.floor(requests / 5));
  const measuredAt = [warm, Math.floor(requests / 2), requests];
  const measured: Measured[] = [];
  const tally = new Tally();
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const progress = async () => {
    const { rss } = await server.memory(false);
    say(progressLine(tally, seconds(), rss));
  };
  // A server that ends meanwhile is noticed below.
  const timer = setInterval(() => progress().catch(() => {}), silence);
  await fuzz({
    ...{ ...options, port, tally, stopped },
    milestones: [
      ...measuredAt,
      ...Array.from({ length: parts }, (_, at) => Math.floor((requests * (at + 1)) / parts)),
    ],
    onMilestone: async (at) => {
      if (measuredAt.includes(at))
        measured.push({ requests: at, memory: await server.memory(true) });
      await progress();
    },
  });
  clearInterval(timer);
  // Whoever ends it early wants to know what it has come to.
  if (interrupted && server.alive())
    measured.push({ requests: tally.requests, memory: await server.memory(true) });
  const others = otherFaults(server, measured, judged && !interrupted);
  await server.stop();
  for (const line of summary(tally, measured, server, seconds())) console.log(line);
  const faults = [...walked.faults, ...tally.faults];
  for (const { what, bytes, times } of faults)
    console.log(`✗ ${what}, ${times} times\n    --seed ${seed}, sent: ${JSON.stringify(bytes)}`);
  for (const what of others) console.log(`✗ ${what} (--seed ${seed})`);
  if (faults.length + others.length > 0) return 1;
  console.log(interrupted ? 'interrupted; nothing wrong so far' : 'nothing wrong');
  return interrupted ? 130 : 0;
};
