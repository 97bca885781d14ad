import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { LoadBars } from './LoadBars';
import { Taps } from './Taps';

/** What the seconds of the two windows are spent on, and the taps to a message. */
export const Numbers = () => {
  const { numbers: t } = copy(useLang());
  return (
    <Section id="numbers" title={t.title} intro={t.intro}>
      <div className="stack-5 halves">
        <LoadBars />
        <Taps />
      </div>
    </Section>
  );
};
