import { StepList } from '../../components/StepList';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';

const parts = ['build', 'run', 'not'] as const;

/** What to send us, what happens next, and how the price is set. */
export const GettingStarted = () => {
  const { begin: t } = copy(useLang());
  return (
    <section id="begin" className="halves agents__begin" aria-labelledby="begin-title">
      <div className="pitch">
        <h2 id="begin-title">{t.title}</h2>
        <p className="lead">{t.text}</p>
        <p className="action">
          <ContactLink className="button button--large">{t.start}</ContactLink>
        </p>
      </div>
      <StepList items={t.steps} />
      <div className="stack-2 wide agents__cost">
        <h3>{t.cost.title}</h3>
        <dl className="stack-1 thirds">
          {parts.map((part) => (
            <div key={part}>
              <dt className="strong">{t.cost[part].name}</dt>
              <dd>{t.cost[part].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
