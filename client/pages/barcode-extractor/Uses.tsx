import { useLang } from '../../view';
import { copy } from './copy';
import { codeFields } from './data';
import { Section } from './Section';

/** A use for each field of a code. */
export const Uses = () => {
  const { uses: t } = copy(useLang());
  return (
    <Section id="uses" title={t.title}>
      <ul className="codes__ledger">
        {codeFields.map((field) => (
          <li key={field}>
            <h3>
              <code translate="no">{field}</code> <span>{t.items[field].name}</span>
            </h3>
            <p>{t.items[field].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
