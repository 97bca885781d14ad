import { useLang } from '../../view';
import { copy } from './copy';

/** What happens after the message is sent, until there is a price in writing. */
export const NextSteps = () => {
  const { next } = copy(useLang());
  return (
    <section className="contact__next" aria-labelledby="next">
      <h2 id="next">{next.title}</h2>
      <ol className="steps">
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
};
