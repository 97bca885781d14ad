import { routineTimes } from '../../../shared/delivery';
import { workingDays } from '../../../shared/hours';
import type { Span } from '../../components/ledger/span';

/** The claimed return on investment, in percent on top of the cost. */
export const roi = 400;

/** What the example of the return costs. */
export const spent = 1000;

/** The possible verdicts on a task. */
export type Verdict = 'rule' | 'first' | 'next' | 'later' | 'person';

const sheet = [
  { id: 'bank', cases: 22, minutes: 60, weeks: routineTimes.bank.from, verdict: 'rule' },
  { id: 'bills', cases: 342, minutes: 5, weeks: routineTimes.invoices.from, verdict: 'first' },
  { id: 'report', cases: 4, minutes: 120, weeks: 1, verdict: 'next' },
  { id: 'texts', cases: 135, minutes: 8, weeks: 2, verdict: 'next' },
  { id: 'orders', cases: 600, minutes: 3, weeks: 4, verdict: 'next' },
  { id: 'quotes', cases: 60, minutes: 12, weeks: 3, verdict: 'later' },
  { id: 'credit', cases: 50, minutes: 15, weeks: 5, verdict: 'person' },
  { id: 'hiring', cases: 60, minutes: 8, weeks: 4, verdict: 'person' },
] as const satisfies readonly {
  id: string;
  cases: number;
  minutes: number;
  weeks: number;
  verdict: Verdict;
}[];

/** The plot's scale: hours per month of one row, and the number of rows and columns. */
export const band = 5;
export const bands = 6;
export const mostWeeks = 5;

/**
 * The tasks of an invented trading company, best score first. The score is the hours per month that a
 * task takes today, divided by the weeks of work until it is automated. The letter is its position.
 */
export const tasks = sheet
  .map((task) => {
    const hours = (task.cases * task.minutes) / 60;
    return { ...task, hours, score: hours / task.weeks, band: Math.ceil(hours / band) };
  })
  .sort((a, b) => b.score - a.score)
  .map((task, at) => ({ ...task, at: at + 1, letter: String.fromCharCode(65 + at) }));

export type Task = (typeof tasks)[number];

/** The initially selected task. */
export const firstProject: Verdict = 'first';

/** A task as an example for the reader's own: times a day, and minutes each time. */
export const ownTask = { times: 20, minutes: 5 } as const;

/** Hours per month that it takes. */
export const ownHours = Math.round((ownTask.times * ownTask.minutes * workingDays) / 60);

/** Who works on a day, or what happens on it. */
export const streams = ['team', 'desk', 'test', 'given', 'asked'] as const;

export type Stream = (typeof streams)[number];

const free = (days: number) => ({ days });

const bar = <const S extends Stream, const I extends string>(stream: S, id: I, days = 1) => ({
  stream,
  id,
  days,
});

/** The stages in order; the client may stop after each. */
export const stages = ['map', 'trial', 'work'] as const;

export type Stage = (typeof stages)[number];

/** The points where the client may stop: before the first stage, and after each. */
export const stops = ['talk', ...stages] as const;

/** The places of the stopping points that a stage comes before, for `data-when-b`. */
export const reaching = (stage: Stage): string =>
  stops.flatMap((_, at) => (at >= stops.indexOf(stage) ? [at + 1] : [])).join(' ');

/** The working weeks, each with its rows of five days. */
export const calendar = [
  {
    stage: 'map',
    lines: [
      [bar('team', 'watch', 3), free(2)],
      [free(1), bar('desk', 'count', 4)],
    ],
  },
  { stage: 'map', lines: [[bar('desk', 'score', 3), bar('given', 'map'), bar('asked', 'trial')]] },
  { stage: 'trial', lines: [[bar('team', 'folder', 2), bar('test', 'run', 3)]] },
  {
    stage: 'trial',
    lines: [[bar('test', 'again', 3), bar('given', 'report'), bar('asked', 'work')]],
  },
  { stage: 'work', lines: [[bar('desk', 'connect', 5)]] },
  { stage: 'work', lines: [[bar('desk', 'manual', 3), bar('team', 'learn', 2)]] },
  { stage: 'work', lines: [[bar('test', 'both', 5)]] },
  {
    stage: 'work',
    lines: [[bar('test', 'recount', 3), bar('given', 'keys'), bar('asked', 'next')]],
  },
] as const satisfies readonly {
  stage: Stage;
  lines: readonly (readonly { days: number; stream?: Stream; id?: string }[])[];
}[];

export const daysOfWeek = 5;

const bars = calendar.flatMap(({ lines }) => lines.flat(2));

/** The number of calendar days on which the client's own staff is needed. */
export const teamDays = bars
  .filter((one) => 'stream' in one && one.stream === 'team')
  .reduce((sum, { days }) => sum + days, 0);

/** How long a stage takes. */
export const stageSpan = (stage: Stage): Span => ({
  from: calendar.filter((week) => week.stage === stage).length,
  unit: 'week',
});

/** The week before which a stage begins, where it follows those before it. */
export const stageStart = (stage: Stage): number =>
  calendar.findIndex((week) => week.stage === stage);

/** The services that can be ordered separately, with their duration. */
export const works = [
  ['map', stageSpan('map')],
  ['trial', stageSpan('trial')],
  ['work', stageSpan('work')],
  ['opinion', { from: 2, to: 3, unit: 'day' }],
  ['models', { from: 3, to: 5, unit: 'day' }],
  ['rules', { from: 3, to: 5, unit: 'day' }],
  ['training', { from: 1, to: 2, unit: 'day' }],
  ['audit', { from: 5, to: 8, unit: 'day' }],
] as const satisfies readonly (readonly [string, Span])[];
