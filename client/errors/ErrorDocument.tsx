import type { Lang } from '../../shared/languages';
import { contactHref, href, sectionHref } from '../../shared/links';
import type { ErrorStatus } from '../../shared/resolve';
import type { Site } from '../../shared/site';
import { Document } from '../document/Document';
import type { ServerTags } from '../document/view';
import { BlankForm } from './BlankForm';
import { copy } from './copy';
import './errors.css';

type Props = {
  site: Site;
  lang: Lang;
  status: ErrorStatus;
  serverTags: ServerTags;
};

/** An error page: what happened, in the reader's language, and links to continue. */
export const ErrorDocument = ({ site, lang, status, serverTags }: Props) => {
  const t = copy(lang);
  const { title, text } = t[status];
  const ways = [
    [href('home', lang), t.home],
    [sectionHref('products', lang), t.products],
    [sectionHref('services', lang), t.services],
    [contactHref(lang), t.contact],
  ] as const;
  return (
    <Document
      view={{ site, lang, page: undefined, params: {} }}
      head={{ title }}
      serverTags={serverTags}
    >
      <div className="error-document">
        <p className="error-document__status">{status}</p>
        <h1>{title}</h1>
        <p className="error-document__text">{text}</p>
        {status === 404 && <BlankForm lang={lang} status={status} />}
        <nav className="error-document__ways" aria-labelledby="ways">
          <h2 id="ways">{t.ways}</h2>
          <ul>
            {ways.map(([address, name]) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Document>
  );
};
