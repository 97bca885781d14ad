import { DemoCall } from '../../components/demo/DemoCall';
import { Stamp } from '../../components/paper/Stamp';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { counts } from './counts';
import { LaneBoard } from './LaneBoard';
import { morningOf, TimeScale } from './TimeScale';
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
        <figcaption className="process-automation__foot">
          <div className="overlay">
            <p data-when-a="1">{morningOf('today', lang)}</p>
            <p data-when-a="2">
              <span className="process-automation__legend" aria-hidden="true">
                {t.was}
              </span>{' '}
              {t.small}
            </p>
          </div>
          <Stamp />
        </figcaption>
      </figure>
      <details>
        <summary>{t.totals.title}</summary>
        <TimeScale />
        <Totals />
      </details>
      <DemoCall {...t.call} />
    </Section>
  );
};
