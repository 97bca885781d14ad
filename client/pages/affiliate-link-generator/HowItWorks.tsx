import { StepList } from '../../components/StepList';
import { useLang } from '../../view';
import { copy } from './copy';

export const HowItWorks = () => {
  const { how: t } = copy(useLang());
  return (
    <section id="how" className="toned affiliate__how" aria-labelledby="how-title">
      <h2 id="how-title">{t.title}</h2>
      <StepList items={t.steps} className="steps quarters" />
      <details>
        <summary>{t.trouble.title}</summary>
        <dl className="stack-3 thirds">
          {t.trouble.cases.map(({ when, result }) => (
            <div key={when}>
              <dt className="strong">{when}</dt>
              <dd className="soft">{result}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
