import { formatNames } from '../../../shared/apis/documentFormats';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatList, formatNumber, formatPrice } from '../../../shared/format';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { copy as barCopy } from '../../components/action-bar/copy';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { SearchDrawer } from './SearchDrawer';
import '../../components/actions/actions.css';

export const Hero = () => {
  const lang = useLang();
  const { hero, trialButton } = copy(lang);
  const [{ price, documents }] = ocrPlans;
  const { send, get, cost, trial } = hero.facts;
  const monthly = barCopy(lang).monthly(formatPrice(price[lang], lang));
  const facts = [
    { name: cost.name, text: cost.text(monthly, formatNumber(documents, lang)) },
    { name: send.name, text: send.text(formatList(formatNames, lang, 'or'), maxInvoicePages) },
    get,
    trial,
  ];
  return (
    <section id="start" className="halves ground-sun">
      <div className="pitch">
        <h1>
          <span className="kicker">{hero.kicker}</span> {hero.title}
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="actions">
          <ContactLink className="button button--large">{trialButton}</ContactLink>
          <a className="button button--quiet button--large" href="#demo">
            {hero.demo}
          </a>
        </p>
      </div>
      <SearchDrawer />
      <dl className="grid ruled ocr-document-pro__facts">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd className="strong">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
