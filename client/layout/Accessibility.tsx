import { useLang } from '../document/view';
import { ContactLink } from './ContactLink';
import { copy } from './copy';

/** The symbol that Brazilian law asks of a company's site (Lei 13.146/2015, art. 63, § 1), with what it stands for here. */
export const Accessibility = () => {
  const { accessibility: t } = copy(useLang()).footer;
  return (
    <details className="footer__accessibility">
      <summary>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm6 5-4 1v3l2 6-2 .5-2-5-2 5-2-.5 2-6v-3l-4-1 .4-1.6q5.6 1.4 11.2 0z" />
        </svg>
        <span>{t.title}</span>
      </summary>
      <p>{t.text}</p>
      <p>
        <ContactLink>{t.report}</ContactLink>
      </p>
    </details>
  );
};
