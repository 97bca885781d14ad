import { useLang } from '../../document/view';
import { copy } from './copy';
import { DrawnPage } from './DrawnPage';
import { alertId } from './data';
import { LeadSheet } from './LeadSheet';
import { SourceChoice } from './SourceChoice';
import { Variants } from './Variants';
import '../../components/document-figure/field-tones.css';
import './demo.css';
import './choice.css';

/**
 * A landing page and the spreadsheet that it fills. The traffic source is a radio button: selecting one
 * shows its visit in the URL, the form, the row and the alert, by CSS alone.
 */
export const Demo = () => {
  const { figure: t } = copy(useLang());
  return (
    <figure className="lead-capture-tool__figure">
      <SourceChoice />
      <DrawnPage />
      <LeadSheet />
      <div className="lead-capture-tool__alert" id={alertId} tabIndex={-1}>
        <p className="strong">{t.alert}</p>
        <Variants of={({ name, source }) => t.news(name, source)} />
      </div>
      <figcaption className="stack-2">
        <p>
          <mark data-tone="sun">{t.typed}</mark> <mark data-tone="sky">{t.carried}</mark>
        </p>
        <p>{t.caption}</p>
      </figcaption>
    </figure>
  );
};
