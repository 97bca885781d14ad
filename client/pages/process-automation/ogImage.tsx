import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import type { Lang } from '../../../shared/languages';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { counts } from './counts';
import { morning } from './data';
import { formatMinutes } from './format';
import { handsOn, ways } from './schedule';

const imageCopy = words({
  line: {
    en: 'Software handles the routine, you the exceptions',
    pt: 'O robô faz a rotina. Você resolve as exceções.',
  },
  detail: {
    en: (today: string, robot: string) => `In the example, ${today} of work becomes ${robot}.`,
    pt: (today: string, robot: string) => `No exemplo, ${today} de trabalho viram ${robot}.`,
  },
  you: { en: 'You', pt: 'Você' },
  booked: { en: 'payments recorded', pt: 'baixas de boleto' },
  unclear: { en: 'unclear payments', pt: 'pagamentos em dúvida' },
});

/** The colours of people and robot (page.css) in sRGB. */
const robot = '#329d5a';

const left = 620;
/** The boundary between the robot's lane and the people's. */
const border = 424;
const columns = 9;
/** The distance between payments, and the size of one. */
const pitch = 55;
const side = 38;

const placeOf = (at: number): string =>
  `M${left + 50 + (at % columns) * pitch} ${184 + Math.floor(at / columns) * pitch}`;

/** The morning's payments, each ticked if the robot has booked it. */
const Booked = () => (
  <path
    d={Array.from(
      { length: morning.payments - morning.odd },
      (_, at) => `${placeOf(at)}m3 ${side / 2}l13 13l22 -26`,
    ).join('')}
    fill="none"
    stroke={brand.onLeaf.light}
    strokeWidth="9"
  />
);

type LaneProps = { name: string; count: string; what: string; top: number; fill: string };

/** A lane's label and its number of payments. */
const Lane = ({ name, count, what, top, fill }: LaneProps) => {
  const large = { font: 'display', weight: 750, fill } as const;
  return (
    <>
      <Words {...large} x={left + 50} y={top + 72} size={64}>
        {name}
      </Words>
      <Words x={left + 50} y={top + 122} size={34} fill={fill}>
        {what}
      </Words>
      <Words {...large} x={1150} y={top + 124} size={136} anchor="end">
        {count}
      </Words>
    </>
  );
};

/** Payments in two lanes: regular ones, and those that a person checks. */
const Figure = ({ lang }: { lang: Lang }) => {
  const { plain, odd } = counts(lang);
  const t = imageCopy(lang);
  const { lanes } = copy(lang).day;
  return (
    <>
      <path d={`M${left} 0H1200V${border}H${left}z`} fill={robot} />
      <path d={`M${left} ${border}H1200V630H${left}z`} fill={brand.sun.light} />
      <Lane name={lanes.robot} count={plain} what={t.booked} top={24} fill={brand.onLeaf.light} />
      <Booked />
      <Lane name={t.you} count={odd} what={t.unclear} top={border + 28} fill={brand.onSun.light} />
    </>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  // A line of the image has space for hours and minutes.
  const [today, then] = ways.map((way) => formatMinutes(handsOn(way), lang).replace(' ', '\u00a0'));
  return {
    kicker: copy(lang).hero.kicker,
    line: t.line,
    detail: t.detail(today ?? '', then ?? ''),
    words: { x: 64, width: 500 },
    figure: <Figure lang={lang} />,
  };
};
