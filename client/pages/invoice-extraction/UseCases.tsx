import { useLang } from '../../view';
import { copy } from './copy';
import { useFields } from './facts';
import { Section } from './Section';

const useIds = Object.keys(useFields) as (keyof typeof useFields)[];

/** Use cases, each with the fields that it needs. */
export const UseCases = () => {
  const t = copy(useLang());
  return (
    <Section id="uses" className="toned api-page__beside">
      <ul className="invoice__uses">
        {useIds.map((id) => (
          <li key={id} className="stack-1">
            <h3>{t.uses[id].name}</h3>
            <p>{t.uses[id].text}</p>
            <ul className="row invoice__fields" translate="no">
              {useFields[id].map((field) => (
                <li key={field}>
                  <code>{field}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
};
