import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Fields } from './Fields';
import { Place } from './Place';
import { RecognizedText } from './RecognizedText';
import { Scan } from './Scan';
import { lease } from './samples';
import '../../components/document-figure/field-figure.drawing.css';
import './scan.drawing.css';

/**
 * A scan, its text and the extracted fields. Each field is a radio button; its words on the sheet and
 * in the text are further labels of it, so that all three are highlighted without script.
 */
export const Demo = () => {
  const lang = useLang();
  const { demo: t } = copy(lang);
  const paper = lease[lang];
  return (
    <Section
      id="demo"
      className="ground-sunken ocr-document-pro__demo"
      title={t.title}
      intro={t.intro}
      check
    >
      <figure className="stack-5 halves field-figure ocr-document-pro__reading">
        <div className="stack-2">
          <h3>{t.scan}</h3>
          <Scan paper={paper} />
          <Place paper={paper} />
          <p className="small">{t.scanned}</p>
        </div>
        <div className="stack-5">
          <RecognizedText paper={paper} />
          <Fields paper={paper} />
          <p className="small">{t.after}</p>
        </div>
      </figure>
    </Section>
  );
};
