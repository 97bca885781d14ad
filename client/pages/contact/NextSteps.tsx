import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The steps from the sent message to a written price, told as the chat that they are; the first one is the reader's. */
export const NextSteps = () => {
  const { next } = copy(useLang());
  return (
    <Section id="next" className="ground-sunken" title={next.title}>
      <ol className="stack-3 thirds contact__next">
        {next.steps.map((step, at) => (
          <li key={step} className={at === 0 ? 'bubble' : 'bubble bubble--in'}>
            {step}
          </li>
        ))}
      </ol>
    </Section>
  );
};
