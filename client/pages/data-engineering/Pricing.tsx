import { StepList } from '../../components/StepList';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** How the price is set, what happens next, and the contact button. */
export const Pricing = () => {
  const { start: t, ask } = copy(useLang());
  return (
    <section
      id="price"
      className="toned wide-last data-engineering__price"
      aria-labelledby="price-title"
    >
      <div className="pitch">
        <h2 id="price-title">{t.title}</h2>
        <p>{t.text}</p>
        <p className="action">
          <ContactLink className="button button--large">{ask}</ContactLink>
        </p>
      </div>
      <StepList items={t.steps} />
    </section>
  );
};
