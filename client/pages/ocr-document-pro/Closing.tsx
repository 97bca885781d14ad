import { StepList } from '../../components/StepList';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The closing call to action, with what happens next. */
export const Closing = () => {
  const { trial: t, trialButton } = copy(useLang());
  return (
    <section id="trial" className="halves" aria-labelledby="trial-title">
      <div className="pitch">
        <h2 id="trial-title">{t.title}</h2>
        <p className="lead">{t.text}</p>
        <p className="actions">
          <ContactLink className="button button--large">{trialButton}</ContactLink>
        </p>
      </div>
      <StepList items={t.steps} />
    </section>
  );
};
