import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { copy } from './copy';
import { codeFields, drawnCode, figures } from './data';
import { Section } from './Section';

/** The sample value of each field; a position would be too long here. */
const shown = {
  value: JSON.stringify(drawnCode('CODE128').value),
  type: JSON.stringify(drawnCode('EAN13').type),
  page: JSON.stringify(drawnCode('QR_CODE').page),
  position: '{ … }',
};

/** A use case for each field of a code. */
export const UseCases = () => {
  const lang = useLang();
  const { uses: t } = copy(lang);
  const { pages } = figures(lang);
  return (
    <Section id="uses" title={t.title}>
      <ul className="codes__ledger">
        {codeFields.map((field) => (
          <li key={field}>
            <h3>
              <code translate="no">
                {`"${field}": `}
                <b>{shown[field]}</b>
              </code>{' '}
              <span>{t.items[field].name}</span>
            </h3>
            <p>{say(t.items[field].text, pages)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
