import { useView } from '../view';
import { copy } from './copy';

/** The mark and the name, leading home. */
export const Brand = ({ href }: { href: string }) => {
  const { lang, site } = useView();
  return (
    <a className="brand" href={href} aria-label={copy(lang).brandHome(site.name)}>
      <svg className="brand__mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className="brand__sheet" d="M6 3h13l7 7v19H6z" />
        <path className="brand__wing" d="M10 23c0-6 4-10 12-10-1 6-5 10-12 10z" />
        <circle className="brand__eye" cx="19.500" cy="15.500" r="1.300" />
      </svg>
      <span className="brand__name">{site.name}</span>
    </a>
  );
};
