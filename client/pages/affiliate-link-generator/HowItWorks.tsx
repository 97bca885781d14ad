import { useLang } from '../../view';
import { copy } from './copy';

export const HowItWorks = () => {
  const { how: t } = copy(useLang());
  return (
    <section id="how" className="affiliate__how" aria-labelledby="how-title">
      <h2 id="how-title">{t.title}</h2>
      <ol className="steps">
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <details className="affiliate__trouble">
        <summary>{t.trouble.title}</summary>
        <dl>
          {t.trouble.cases.map(({ when, result }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{result}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
