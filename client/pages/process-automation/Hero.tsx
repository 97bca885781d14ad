import { formatSpan } from '../../components/ledger/span';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { anyWork, sideBySide } from './offered';
import { StaffTime } from './StaffTime';
import '../../components/actions/action.css';

export const Hero = () => {
  const lang = useLang();
  const { hero: t, tell } = copy(lang);
  return (
    <section id="top" className="process-automation__hero">
      <h1>
        <span className="kicker">{t.kicker}</span> <span>{t.title}</span>
      </h1>
      <div className="stack-5 split">
        <div className="pitch">
          <p className="lead">{t.lead}</p>
          <p className="action">
            <ContactLink className="button button--large">{tell}</ContactLink>
            <a href="#works">{t.works}</a>
          </p>
          <dl className="small process-automation__terms">
            <div>
              <dt className="strong">{t.time.name}:</dt>{' '}
              <dd>{t.time.text(formatSpan(anyWork, lang), formatSpan(sideBySide, lang))}</dd>
            </div>
            <div>
              <dt className="strong">{t.price.name}:</dt> <dd>{t.price.text}</dd>
            </div>
          </dl>
        </div>
        <StaffTime />
      </div>
    </section>
  );
};
