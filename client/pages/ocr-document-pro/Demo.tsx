import { useLang } from '../../view';
import { copy } from './copy';
import { Fields } from './Fields';
import { Passage } from './Passage';
import { Scan } from './Scan';
import { lease } from './samples';

/**
 * A scan, its text and the fields found in it. Each field is a radio button; the words it was found in
 * are labels of that button, on the sheet and in the text, so that all three light up without script.
 */
export const Demo = () => {
  const lang = useLang();
  const { demo: t } = copy(lang);
  const paper = lease[lang];
  return (
    <section id="demo" className="ocr__demo" aria-labelledby="demo-title">
      <header>
        <h2 id="demo-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <figure className="ocr__reading">
        <div className="ocr__scan">
          <h3>{t.scan}</h3>
          <Scan paper={paper} />
          <p className="ocr__under">{t.scanned}</p>
        </div>
        <div className="ocr__text">
          <h3>{t.text}</h3>
          <div className="ocr__typed">
            <p>{paper.title}</p>
            {paper.paragraphs.map((pieces) => (
              <Passage key={String(pieces[0])} pieces={pieces} paper={paper} />
            ))}
            <p>{paper.signed}</p>
          </div>
          <p className="ocr__under">{t.select}</p>
        </div>
        <Fields paper={paper} />
        <figcaption>{t.after}</figcaption>
      </figure>
    </section>
  );
};
