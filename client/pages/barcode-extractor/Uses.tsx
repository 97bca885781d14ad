import { drawnCodes } from '../../../shared/apis/drawnCodes';
import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { copy } from './copy';
import { codeFields, figures } from './data';
import { Section } from './Section';

const [, parcel, product] = drawnCodes;

/** What each field says of a code on the sheet; a position would be too long here. */
const shown = {
  value: JSON.stringify(parcel?.value),
  type: JSON.stringify(product?.type),
  page: '1',
  position: '{ … }',
};

/** A use for each field of a code. */
export const Uses = () => {
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
