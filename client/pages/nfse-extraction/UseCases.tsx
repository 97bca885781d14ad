import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { NoteStrip } from './NoteStrip';

/** The boxes of the invoice that each use case needs most. */
const shown = {
  accounting: [
    ['Número da nota', 'noteNumber'],
    ['Emissão', 'issueDate'],
  ],
  systems: [
    ['Código', 'serviceCode'],
    ['E-mail', 'emailProvider'],
  ],
  payable: [
    ['CNPJ', 'cnpjProvider'],
    ['Valor', 'servicesValue'],
  ],
  taxes: [
    ['ISS', 'issValue'],
    ['PIS', 'pisValue'],
    ['CSLL', 'csllValue'],
  ],
} as const;

const useIds = Object.keys(shown) as (keyof typeof shown)[];

/** Use cases, a row each, with its boxes of the invoice. */
export const UseCases = () => {
  const { uses: t, titles } = copy(useLang());
  return (
    <Section id="uses" className="toned" title={titles.uses}>
      <ul className="nfse-extraction__uses">
        {useIds.map((id) => (
          <li key={id}>
            <NoteStrip boxes={shown[id]} />
            <h3>{t[id].name}</h3>
            <p>
              <InlineCode>{t[id].text}</InlineCode>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
