import { plansRange } from '../../components/landing/plansRange';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { words } from './copy.pt';
import { event } from './event';
import { formatDate } from './format';
import { colours } from './ogImage/colours';
import { Timetable } from './ogImage/Timetable';

/** A poster as tall as the image: the day, and the taken seats at each time. */
const Figure = () => (
  <>
    <path d="M620 0H1200V630H620z" fill={colours.sheet} />
    <path d="M617 0V630" stroke={colours.ink} strokeWidth="6" />
    <Words x={644} y={166} size={190} font="display" weight={800} fill={colours.ink}>
      {formatDate(event)}
    </Words>
    <Timetable x={620} y={198} width={580} />
  </>
);

export const ogImage: OgImageModule['ogImage'] = () => ({
  line: words.hero.title,
  detail: words.hero.from(plansRange.lowest, plansRange.soonest, plansRange.latest),
  figure: <Figure />,
  palette: { ground: colours.stock, ink: colours.ink, soft: colours.soft },
  words: { x: 64, width: 500 },
});
