import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/steps/steps.css';

/** What happens when the agent is wrong. */
export const Mistakes = () => {
  const { wrong: t } = copy(useLang());
  return (
    <section id="wrong" className="ground-screen">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <StepList items={t.steps} className="steps thirds" />
    </section>
  );
};
