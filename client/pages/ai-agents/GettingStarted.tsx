import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

const parts = ['build', 'run', 'not'] as const;

/** What to send us, what happens next, and how the price is set. */
export const GettingStarted = () => {
  const { begin: t } = copy(useLang());
  return (
    <section id="begin" className="agents__begin" aria-labelledby="begin-title">
      <div className="stack-3 agents__ask">
        <h2 id="begin-title">{t.title}</h2>
        <p className="lead">{t.text}</p>
        <StartLink className="button button--large">{t.start}</StartLink>
      </div>
      <ol className="steps">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="wide agents__cost">
        <h3>{t.cost.title}</h3>
        <dl>
          {parts.map((part) => (
            <div key={part}>
              <dt>{t.cost[part].name}</dt>
              <dd>{t.cost[part].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
