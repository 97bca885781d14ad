import { Dials } from '../../components/dials/Dials';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** How the price is set; there is no fixed price. */
export const Pricing = () => {
  const { price: t, quote } = copy(useLang());
  return (
    <section id="price">
      <header>
        <h2>{t.title}</h2>
        <p>{t.text}</p>
        <p>
          <ContactLink className="button">{quote}</ContactLink>
        </p>
      </header>
      <Dials caption={t.caption} columns={t.columns} rows={t.rows} />
    </section>
  );
};
