import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { useFields } from './facts';
import { box, lastName, toneOf } from './sample';
import '../../components/document-figure/field-tones.css';
import '../../components/document-figure/field-figure.drawing.css';

const useIds = Object.keys(useFields) as (keyof typeof useFields)[];

/** Use cases, each with the fields that it needs, in the values and colors of the sample invoice. */
export const UseCases = () => {
  const t = copy(useLang());
  return (
    <Section id="uses" className="toned" title={t.titles.uses}>
      <ul className="invoice-extraction__uses">
        {useIds.map((id) => (
          <li key={id} className="stack-2">
            <h3>{t.uses[id].name}</h3>
            <p>{t.uses[id].text}</p>
            <ul className="field-figure invoice-extraction__fields" translate="no">
              {useFields[id].map((path) => (
                <li key={path} data-tone={toneOf(path)}>
                  <code>{lastName(path)}</code> <mark>{box('', path).text}</mark>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
};
