import { useLang } from '../../view';
import { copy } from './copy';
import { counts } from './counts';
import { LaneBoard } from './LaneBoard';
import { TimeScale } from './TimeScale';
import { Totals } from './Totals';

/** One routine, as people do it and with the robot: its lanes, the same to scale, and the sums. */
export const RoutineExample = () => {
  const lang = useLang();
  const { day: t } = copy(lang);
  return (
    <section id="example" className="process-automation__morning" aria-labelledby="example-title">
      <header className="process-automation__head">
        <h2 id="example-title">{t.title}</h2>
        <p>{t.intro(counts(lang))}</p>
      </header>
      <figure className="process-automation__figure">
        <LaneBoard />
        <TimeScale />
        <Totals />
        <figcaption>{t.small}</figcaption>
      </figure>
    </section>
  );
};
