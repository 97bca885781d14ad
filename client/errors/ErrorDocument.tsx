import type { Lang } from '../../shared/languages';
import { contactHref, href, sectionHref } from '../../shared/links';
import type { ErrorStatus } from '../../shared/resolve';
import type { Site } from '../../shared/site';
import { Document } from '../document/Document';
import type { ServerTags } from '../document/view';
import { BlankForm } from './BlankForm';
import { copy } from './copy';
import './error.css';

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
      <div className="page error">
        <section className="halves">
          <div className="pitch">
            <p className="error__status">{status}</p>
            <h1>{title}</h1>
            <p className="lead">{text}</p>
            <nav className="stack-2" aria-labelledby="ways">
              <h2 id="ways" className="display">
                {t.ways}
              </h2>
              <ul className="grid error__ways">
                {ways.map(([address, name]) => (
                  <li key={address}>
                    <a href={address}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {status === 404 && <BlankForm lang={lang} status={status} />}
        </section>
      </div>
    </Document>
  );
};
