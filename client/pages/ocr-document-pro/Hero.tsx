import { formatNames } from '../../../shared/apis/documentFormats';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatList, formatPrice } from '../../../shared/format';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { copy as barCopy } from '../../components/action-bar/copy';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { SearchDrawer } from './SearchDrawer';

export const Hero = () => {
  const lang = useLang();
  const { hero, trialButton } = copy(lang);
  const [{ price }] = ocrPlans;
  return (
    <section id="start" className="halves ocr__start" aria-labelledby="start-title">
      <div className="pitch">
        <p className="kicker">{hero.kicker}</p>
        <h1 id="start-title">{hero.title}</h1>
        <p className="lead">{hero.lead(formatList(formatNames, lang, 'or'), maxInvoicePages)}</p>
        <p className="actions">
          <ContactLink className="button button--large">{trialButton}</ContactLink>
          <a className="button button--quiet button--large" href="#demo">
            {hero.demo}
          </a>
        </p>
        <p>
          <strong>{barCopy(lang).monthly(formatPrice(price[lang], lang))}</strong>
          <br />
          <span className="small">{hero.hint}</span>
        </p>
      </div>
      <SearchDrawer />
    </section>
  );
};
