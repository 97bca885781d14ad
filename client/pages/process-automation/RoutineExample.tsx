import { DemoCall } from '../../components/demo/DemoCall';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { counts } from './counts';
import { LaneBoard } from './LaneBoard';
import { TimeScale } from './TimeScale';
import { Totals } from './Totals';
import '../../components/disclosure/disclosure.css';

/** One routine, done by people and by the robot: swimlanes, a time scale and totals. */
export const RoutineExample = () => {
  const lang = useLang();
  const { day: t } = copy(lang);
  return (
    <Section
      check
      id="example"
      className="ground-sunken"
      title={t.title}
      intro={t.intro(counts(lang))}
    >
      <figure className="stack-4">
        <LaneBoard />
        <details>
          <summary>{t.totals.title}</summary>
          <TimeScale />
          <Totals />
        </details>
        <figcaption>{t.small}</figcaption>
      </figure>
      <DemoCall {...t.call} />
    </Section>
  );
};
