import { useLang } from '../../view';
import { copy } from './copy';
import { useFields } from './facts';
import { Section } from './Section';

/** Who saves what, with the fields that do it. */
export const Uses = () => {
  const t = copy(useLang());
  return (
    <Section id="uses">
      <ul className="invoice__uses">
        {t.uses.map(({ name, text }, at) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <ul translate="no">
              {useFields[at]?.map((field) => (
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
