import { invoice } from '../../../shared/apis/invoice';
import { formatNumber } from '../../../shared/format';
import { href } from '../../../shared/links';
import { copy as apiCopy } from '../../components/api/copy';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { InlineCode } from '../../components/code/InlineCode';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { useLang } from '../../document/view';
import { AtAGlance } from './AtAGlance';
import { copy } from './copy';
import { figures } from './facts';
import { sheet, shownFields } from './sample';
import '../../components/actions/actions.css';
import '../../components/document-figure/strip.drawing.css';
import '../../components/api/figure-note.css';

/** The title, and an invoice beside its extracted data. */
export const Hero = () => {
  const lang = useLang();
  const t = copy(lang);
  const { hero } = apiCopy(lang);
  const numbers = figures(lang);
  return (
    <section className="invoice-extraction__hero">
      <h1>
        <span className="kicker">{t.kicker}</span> {t.title}
      </h1>
      <div className="stack-4">
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <StartFreeLink api={invoice} />
        </p>
        <p className="small">{hero.freeThen(numbers)}</p>
        <p>
          <InlineCode>{t.service.before}</InlineCode>
          <a href={href('nfse-extraction', lang)}>{t.service.link}</a>
          <span>{t.service.between}</span>
          <a href={href('ai-extractor-api', lang)}>{t.service.other}</a>
          <span>.</span>
        </p>
        <p className="hero-links">
          <a href="#request">{hero.read}</a> <OpenApiLink id={invoice.id} />
        </p>
      </div>
      <DocumentFigure
        id="invoice"
        sample={sheet}
        lang="en"
        legend={t.figure.legend}
        dataTitle={t.figure.data}
        caption={t.figure.caption(formatNumber(shownFields, lang), numbers.answered)}
        strip
      />
      <AtAGlance />
    </section>
  );
};
