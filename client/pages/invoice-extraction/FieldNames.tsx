// biome-ignore-all lint/a11y/noRedundantRoles: a phone stacks the cells with display: block, and to
// some browsers a table whose rows are blocks is none: the roles keep rows and headings what they are

import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { printedNames } from './printedNames';
import { Section } from './Section';

/**
 * The labels that suppliers print, the single field name in the answer, and other properties of the
 * answer.
 */
export const FieldNames = () => {
  const { names: t } = copy(useLang());
  return (
    <Section id="names" intro={<p>{t.intro}</p>}>
      <table className="invoice__names" role="table">
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              {t.printed}
            </th>
            <th scope="col" role="columnheader">
              {t.read}
            </th>
          </tr>
        </thead>
        <tbody>
          {printedNames.map(({ field, words }) => (
            <tr key={field} role="row">
              <td role="cell">
                <ul translate="no">
                  {words.map(([tongue, word]) => (
                    <li key={tongue} lang={tongue}>
                      {word}
                    </li>
                  ))}
                </ul>
              </td>
              <th scope="row" role="rowheader">
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
              <InlineCode>{text}</InlineCode>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
