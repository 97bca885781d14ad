import { formatPhone } from '../../../shared/phone';
import { Hours } from '../../components/Hours';
import { useView } from '../../view';
import { copy } from './copy';

/** The information card: who has no WhatsApp, when somebody is there, and what happens next. */
export const OtherWays = () => {
  const { lang, site } = useView();
  const { info } = copy(lang);
  return (
    <section className="card contact__info" aria-labelledby="info">
      <h2 id="info">{info.title}</h2>
      <dl className="contact__ways">
        <div>
          <dt>{info.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{info.phone}</dt>
          <dd>
            <a href={`tel:${site.phone}`}>{formatPhone(site.phone, lang)}</a>
          </dd>
        </div>
      </dl>
      <h3>{info.hours}</h3>
      <Hours />
      <h3>{info.next}</h3>
      <ol className="steps">
        {info.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
};
