import { fill } from '../../../shared/copy';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { AccuracyScore } from './AccuracyScore';
import { copy } from './copy';
import { figures } from './data';

export const HowItWorks = () => {
  const lang = useLang();
  const { how: t } = copy(lang);
  return (
    <section id="how" className="split ground-sunken">
      <h2 className="wide">{t.title}</h2>
      <StepList
        items={t.steps.map(({ title, text }) => ({ title, text: fill(text, figures(lang)) }))}
      />
      <AccuracyScore />
    </section>
  );
};
