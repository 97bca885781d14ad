import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The steps from the sent message to a written price. */
export const NextSteps = () => {
  const { next } = copy(useLang());
  return (
    <section id="next" className="stack-3">
      <h2>{next.title}</h2>
      <StepList items={next.steps} />
    </section>
  );
};
