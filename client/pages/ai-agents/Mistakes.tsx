import { StepList } from '../../components/StepList';
import { useLang } from '../../view';
import { copy } from './copy';

/** What happens when the agent is wrong. */
export const Mistakes = () => {
  const { wrong: t } = copy(useLang());
  return (
    <section id="wrong" className="toned agents__wrong" aria-labelledby="wrong-title">
      <header>
        <h2 id="wrong-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <StepList items={t.steps} className="steps thirds" />
    </section>
  );
};
