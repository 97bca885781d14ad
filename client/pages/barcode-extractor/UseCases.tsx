import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { drawnCode } from './data';

/** The sample value of each field; a position would be too long here. */
const shown = [
  ['value', JSON.stringify(drawnCode('CODE128').value)],
  ['type', JSON.stringify(drawnCode('EAN13').type)],
  ['page', JSON.stringify(drawnCode('QR_CODE').page)],
  ['position', '{ … }'],
] as const;

/** A use case for each field of a code. */
export const UseCases = () => {
  const { uses: t } = copy(useLang());
  return (
    <Section id="uses" className="toned barcode-extractor__uses" title={t.title}>
      <ul className="stack-5 grid">
        {shown.map(([field, value]) => (
          <li key={field} className="stack-3">
            <h3 className="stack-3">
              <code translate="no">
                {`"${field}": `}
                <b>{value}</b>
              </code>{' '}
              <span>{t.items[field].name}</span>
            </h3>
            <p>{t.items[field].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
