import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The steps from the sent message to a written price. */
export const NextSteps = () => {
  const { next } = copy(useLang());
  return (
    <section className="stack-4 wide contact__next">
      <h2>{next.title}</h2>
      <StepList items={next.steps} />
    </section>
  );
};
