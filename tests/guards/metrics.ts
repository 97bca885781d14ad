import type { Guard } from './guard';

const hazard = 'metrics without bounds, or wrong ones';
const figures = 'tests/http/metrics.test.ts';
const unit = 'tests/unit/metrics.test.ts';

/** What keeps the metrics small, right, and out of everybody's way. */
export const metricsGuards: Guard[] = [
  {
    hazard,
    guard: 'what visitors send is in no label',
    file: 'server/metrics/labels.ts',
    from: "return { page: kind === 'redirect' ? 'redirect' : 'unmatched', rule, lang };",
    to: "return { page: 'redirect', rule: 'location' in decision ? decision.location : rule, lang };",
    project: 'http',
    test: 'tests/http/metrics.bounded.test.ts',
  },
  {
    hazard,
    guard: 'answers are counted without a log',
    file: 'server/answers/ahead.ts',
    from: "metrics !== undefined || log.isLevelEnabled('info')",
    to: "log.isLevelEnabled('info')",
    project: 'http',
    test: figures,
    title: 'are counted',
  },
  {
    hazard,
    guard: 'durations are in seconds',
    file: 'server/answers/note.ts',
    from: '(performance.now() - arrival.start) / 1000',
    to: 'performance.now() - arrival.start',
    project: 'http',
    test: figures,
    title: 'are counted',
  },
  {
    hazard,
    guard: 'who asks for too much at once is counted',
    file: 'server/answers/owed.ts',
    from: "metrics?.refused('owed');",
    to: '',
    project: 'http',
    test: figures,
    title: 'by its reason',
  },
  {
    hazard,
    guard: 'metrics have another port than the site',
    file: 'server/settings.ts',
    from: '!PORT || PORT !== METRICS_PORT',
    to: 'true || PORT !== METRICS_PORT',
    project: 'http',
    test: 'tests/http/metrics.process.test.ts',
    title: 'is another',
  },
  {
    hazard,
    guard: 'the port of the metrics has nothing else',
    file: 'server/metrics/serve.ts',
    from: 'if (!known) {',
    to: 'if (!known && !request.url) {',
    project: 'http',
    test: 'tests/http/metrics.process.test.ts',
    title: 'nothing else',
  },
  {
    hazard,
    guard: 'how long a client took to leave is no duration',
    file: 'server/metrics/answers.ts',
    from: 'else durations.observe(',
    to: 'durations.observe(',
    project: 'unit',
    test: unit,
  },
  {
    hazard,
    guard: 'a scraper keeps no process from ending',
    file: 'server/metrics/serve.ts',
    from: "server.on('connection', (socket) => socket.unref());",
    to: '',
    project: 'unit',
    test: unit,
  },
];
