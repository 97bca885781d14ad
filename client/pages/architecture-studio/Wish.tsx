import { href } from '../../../shared/links';
import { useView } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { words } from './copy.pt';
import { JandaiaSign } from './JandaiaSign';

/** Who speaks: the agency, not the studio. */
const Speaker = () => (
  <b className="row small">
    <JandaiaSign /> {useView().site.name}
  </b>
);

/** The way from the demo to us in a line, between the projects. */
export const WishStrip = () => (
  <p className="stack-3 box ground-agency architecture-studio__strip screen-only">
    <Speaker /> <strong>{words.wish.title}</strong>{' '}
    <a href={href('website-development', 'pt')}>{words.wish.terms}</a>
    <ContactLink className="button">{words.wish.action}</ContactLink>
  </p>
);

/** The way from the demo to us, before its form. */
export const Wish = () => {
  const { title, text, action } = words.wish;
  return (
    <section className="split ground-agency">
      <div className="stack-2">
        <Speaker />
        <h2>{title}</h2>
        <p>{text(useView().site.name)}</p>
      </div>
      <p>
        <ContactLink className="button">{action}</ContactLink>
      </p>
    </section>
  );
};
