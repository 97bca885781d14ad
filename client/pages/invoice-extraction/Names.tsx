import { useLang } from '../../view';
import { Coded } from './Coded';
import { copy } from './copy';
import { printedNames } from './printedNames';
import { Section } from './Section';

/** What suppliers print, the one name that it has in the answer, and what else the answer is like. */
export const Names = () => {
  const { names: t } = copy(useLang());
  return (
    <Section id="names" intro={<p>{t.intro}</p>}>
      <table className="invoice__names">
        <thead>
          <tr>
            <th scope="col">{t.printed}</th>
            <th scope="col">{t.read}</th>
          </tr>
        </thead>
        <tbody>
          {printedNames.map(({ field, words }) => (
            <tr key={field}>
              <td>
                <ul translate="no">
                  {words.map(([tongue, word]) => (
                    <li key={tongue} lang={tongue}>
                      {word}
                    </li>
                  ))}
                </ul>
              </td>
              <th scope="row">
                <code translate="no">{field}</code>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="invoice__features">
        {t.features.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Coded>{text}</Coded>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
