import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The closing call to action, with what happens next. */
export const Closing = () => {
  const { trial: t, trialButton } = copy(useLang());
  return (
    <section id="trial" className="ocr__trial" aria-labelledby="trial-title">
      <div>
        <h2 id="trial-title">{t.title}</h2>
        <p className="lead">{t.text}</p>
        <StartLink className="button button--large">{trialButton}</StartLink>
      </div>
      <ol className="steps">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
};
