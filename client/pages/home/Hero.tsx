import { sectionHref } from '../../../shared/links';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { Jandaia } from '../../components/paper/Jandaia';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { samples } from './samples';

export const Hero = () => {
  const lang = useLang();
  const { hero, figure } = copy(lang);
  return (
    <section id="start" className="home__start halves" aria-labelledby="start-title">
      <div className="pitch">
        <h1 id="start-title">
          <span className="kicker">{hero.kicker}</span> <span>{hero.title}</span>
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action home__actions">
          <ContactLink className="button button--large">{copy(lang).quote}</ContactLink>
          <a href={sectionHref('services', lang)}>{hero.services}</a>
        </p>
      </div>
      <DocumentFigure
        id="note"
        sample={samples[lang]()}
        lang={lang}
        legend={figure.legend}
        dataTitle={figure.data}
        caption={figure.caption}
      >
        <Jandaia />
      </DocumentFigure>
    </section>
  );
};
