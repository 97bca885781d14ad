import { useView } from '../document/view';
import { copy } from './copy';

/**
 * The logo and the site name, linked to the home page. The logo is a sheet of paper whose folded corner
 * is the beak of a jandaia (a parakeet). Keep it identical to `public/favicon.svg`.
 */
export const Brand = ({ href }: { href: string }) => {
  const { lang, site } = useView();
  return (
    <a className="brand" href={href} aria-label={copy(lang).brandHome(site.name)}>
      <svg className="brand__mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path fill="#17804a" d="M5 3h14l8 8v18H5z" />
        <path fill="#ffd23f" d="M19 3v8h8z" />
        <circle fill="#fff" cx="14" cy="10" r="2.2" />
        <path fill="#0c3626" d="M5 29c0-8 5-13 15-13-1 9-6 13-15 13z" />
      </svg>
      <span>{site.name}</span>
    </a>
  );
};
