import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { DrawnPage } from './DrawnPage';
import { LeadSheet } from './LeadSheet';
import { Sources } from './Sources';
import { sheet } from './samples';
import { Variants } from './Variants';

/** Row numbers count the heading. */
const headingRows = 1;

/**
 * A capture page and the spreadsheet that it fills. The source is a radio button: choosing one shows
 * the visit that came from it, in the address, the form, the row and the alert, by style rules alone.
 */
export const Figure = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const row = formatNumber(headingRows + sheet[lang].earlier.length + 1, lang);
  return (
    <figure className="capture__figure">
      <Sources />
      <DrawnPage />
      <LeadSheet />
      <div className="capture__alert">
        <p>{t.alert}</p>
        <Variants of={({ name, source }) => t.news(row, name, source)} />
      </div>
      <figcaption>
        <p>
          <mark data-tone="sun">{t.typed}</mark> <mark data-tone="sky">{t.carried}</mark>
        </p>
        <p>{t.caption}</p>
      </figcaption>
    </figure>
  );
};
