import { formatNumber } from '../../../shared/format';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { Outbound } from '../../components/Outbound';
import { useView } from '../../view';
import { AtAGlance } from './AtAGlance';
import { copy } from './copy';
import { figures } from './facts';
import { sheet, shownFields } from './sample';

/** What the API is for, and an invoice beside what it becomes. */
export const Hero = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  return (
    <header className="invoice__hero">
      <h1>{t.title}</h1>
      <div className="invoice__pitch">
        <p className="lead">{t.lead}</p>
        <p className="invoice__actions">
          <Outbound
            className="button button--large"
            href={site.marketplace['invoice-extraction'].listing}
          >
            {t.listing}
          </Outbound>
          <a className="button button--quiet button--large" href="#extract">
            {t.reference}
          </a>
        </p>
      </div>
      <DocumentFigure
        id="invoice"
        sample={sheet}
        lang="en"
        legend={t.figure.legend}
        dataTitle={t.figure.data}
        caption={t.figure.caption(formatNumber(shownFields, lang), figures(lang).answered)}
      />
      <AtAGlance />
    </header>
  );
};
