import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { formatSpan } from '../../components/ledger/span';
import { Marked } from '../../ogImage/blocks';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { bands, firstProject, mostWeeks, stageSpan, tasks } from './data';
import { Task } from './ogImage/Task';

const imageCopy = words({
  detail: {
    en: (time: string) => `In about ${time} you know what AI should take over.`,
    pt: (time: string) => `Em cerca de ${time} você sabe o que passar para a IA.`,
  },
});

/** The page's squared paper (page.css) in sRGB. */
const pad = { rule: '#b2d8e7', pencil: '#4b6057' };

/** The plot's origin, its square size, and its right edge, which is the image's edge. */
const plot = { left: 700, base: 526, wide: 100, tall: 68 };
const top = plot.base - bands * plot.tall;

const xOf = (weeks: number): number => plot.left + (weeks - 0.5) * plot.wide;
const yOf = (band: number): number => plot.base - (band - 0.5) * plot.tall;

const upTo = (end: number): number[] => Array.from({ length: end }, (_, at) => at + 1);

const rules =
  upTo(bands)
    .map((row) => `M${plot.left} ${plot.base - row * plot.tall}H1200`)
    .join('') +
  upTo(mostWeeks)
    .map((week) => `M${plot.left + week * plot.wide} ${top}V${plot.base}`)
    .join('');

/** The labels of some tasks, each on the colour of its letter. */
const verdicts = [
  { of: 'first', tone: brand.fieldSun.light, x: -130, y: -66 },
  { of: 'rule', tone: brand.fieldSky.light, x: 46, y: 10 },
  { of: 'person', tone: brand.sheet.light, x: -190, y: 74 },
] as const;

/** The score sheet's plot: hours saved against weeks of work, with the best start marked. */
const Figure = ({ lang }: { lang: Lang }) => {
  const { axes, verdicts: t } = copy(lang).sheet;
  const small = { size: 30, fill: pad.pencil };
  return (
    <>
      <path d="M620 0h580v630H620z" fill={brand.sheet.light} />
      <path d="M620 0h580v22H620z" fill={brand.sun.light} />
      <path d={rules} stroke={pad.rule} strokeWidth="3" />
      <path
        d={`M${plot.left} ${top}V${plot.base}H1200`}
        fill="none"
        stroke={brand.onSheet.light}
        strokeWidth="5"
      />
      <Words {...small} x={0} y={0} transform={`translate(672 ${plot.base}) rotate(-90)`}>
        {axes.gain}
      </Words>
      {upTo(mostWeeks).map((week) => (
        <Words key={week} {...small} x={xOf(week)} y={plot.base + 40} anchor="middle">
          {formatNumber(week, lang)}
        </Words>
      ))}
      <Words {...small} x={1172} y={plot.base + 80} anchor="end">
        {axes.effort}
      </Words>
      {tasks.map((task) => (
        <Task
          key={task.id}
          task={task}
          x={xOf(task.weeks)}
          y={yOf(task.band)}
          first={task.verdict === firstProject}
        />
      ))}
      {verdicts.flatMap(({ of, tone, x, y }) => {
        const last = tasks.filter(({ verdict }) => verdict === of).slice(-1);
        return last.map(({ weeks, band }) => (
          <Marked key={of} x={xOf(weeks) + x} y={yOf(band) + y} size={30} weight={700} tone={tone}>
            {t[of]}
          </Marked>
        ));
      })}
    </>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => ({
  kicker: copy(lang).hero.kicker,
  line: copy(lang).hero.title,
  detail: imageCopy(lang).detail(formatSpan(stageSpan('map'), lang)),
  words: { x: 64, width: 510 },
  figure: <Figure lang={lang} />,
});
