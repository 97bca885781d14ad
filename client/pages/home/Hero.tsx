import type { Localized } from '../../../shared/languages';
import { sectionHref } from '../../../shared/links';
import {
  DataSheet,
  SheetChoice,
  type SheetViews,
} from '../../components/document-figure/DataSheet';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { fieldsOf } from '../../components/document-figure/sample';
import { Line } from '../../components/paper/Line';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { Chooser } from './Chooser';
import { copy } from './copy';
import { sheetViews } from './copy.pt';
import { samples } from './samples';
import '../../components/actions/action.css';
import './hero.drawing.css';

/** An owner in Brazil reads a spreadsheet before a programmer reads JSON. */
const views: Localized<SheetViews | undefined> = { en: undefined, pt: sheetViews };

export const Hero = () => {
  const lang = useLang();
  const { hero, figure } = copy(lang);
  const sample = samples[lang]();
  const choice = views[lang];
  const blank = fieldsOf(sample.data).findIndex(({ json }) => json === 'null') + 1;
  return (
    <section id="start" className="home__start halves ground-sun">
      <div className="pitch">
        <h1>
          <span className="kicker">{hero.kicker}</span> <span>{hero.title}</span>
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action">
          <ContactLink className="button button--large">{copy(lang).quote}</ContactLink>
          <a href={sectionHref('services', lang)}>{hero.services}</a>
        </p>
      </div>
      <DocumentFigure
        id="note"
        sample={sample}
        lang={lang}
        legend={figure.legend}
        dataTitle={figure.data}
        caption={figure.caption}
        views={
          choice && (
            <>
              <SheetChoice id="note" words={choice} />
              <DataSheet id="note" sample={sample} />
            </>
          )
        }
      />
      <Line>
        <span>{hero.proof}</span> <label htmlFor={`note-${fieldNumber(blank)}`}>{hero.see}</label>.
      </Line>
      <Chooser />
    </section>
  );
};
