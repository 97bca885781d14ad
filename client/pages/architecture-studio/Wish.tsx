import { ContactLink } from '../../layout/ContactLink';
import { useView } from '../../view';
import { words } from './copy.pt';

/** The way from the demo to us: a ticket at its end. */
export const Wish = () => {
  const { title, text, action } = words.wish;
  return (
    <section className="studio__wish" aria-labelledby="wish-title">
      <div className="stack-1">
        <h2 id="wish-title">{title}</h2>
        <p>{text(useView().site.name)}</p>
      </div>
      <p>
        <ContactLink className="button">{action}</ContactLink>
      </p>
    </section>
  );
};
