import { useLang } from '../../view';
import { copy } from './copy';
import { DrawnPage } from './DrawnPage';
import { LeadSheet } from './LeadSheet';
import { SourceChoice } from './SourceChoice';
import { Variants } from './Variants';

/**
 * A capture page and the spreadsheet that it fills. The source is a radio button: choosing one shows
 * the visit that came from it, in the address, the form, the row and the alert, by style rules alone.
 */
export const Demo = () => {
  const { figure: t } = copy(useLang());
  return (
    <figure className="capture__figure">
      <SourceChoice />
      <DrawnPage />
      <LeadSheet />
      <div className="capture__alert">
        <p>{t.alert}</p>
        <Variants of={({ name, source }) => t.news(name, source)} />
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
