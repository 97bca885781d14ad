import { invoice } from '../../../shared/apis/invoice';
import { formatNumber } from '../../../shared/format';
import { href } from '../../../shared/links';
import { ApiHero } from '../../components/api/ApiHero';
import { InlineCode } from '../../components/code/InlineCode';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { useLang } from '../../document/view';
import { AtAGlance } from './AtAGlance';
import { copy } from './copy';
import { figures } from './facts';
import { sheet, shownFields } from './sample';
import '../../components/api/beside.css';
import './sheet.drawing.css';

/** The title, and an invoice beside its extracted data. */
export const Hero = () => {
  const lang = useLang();
  const t = copy(lang);
  const numbers = figures(lang);
  return (
    <ApiHero
      api={invoice}
      kicker={t.kicker}
      title={t.title}
      lead={t.lead(numbers)}
      terms={numbers}
      beside
      facts={<AtAGlance />}
      more={
        <p>
          <InlineCode>{t.service.before}</InlineCode>
          <a href={href('nfse-extraction', lang)}>{t.service.link}</a>
          <span>{t.service.between}</span>
          <a href={href('ai-extractor-api', lang)}>{t.service.other}</a>
          <span>.</span>
        </p>
      }
    >
      <DocumentFigure
        id="invoice"
        sample={sheet}
        lang="en"
        legend={t.figure.legend}
        dataTitle={t.figure.data}
        line
        caption={t.figure.caption(formatNumber(shownFields, lang), numbers.answered)}
      />
    </ApiHero>
  );
};
