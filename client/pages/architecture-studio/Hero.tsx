import { Picture } from '../../components/picture/Picture';
import { acrossWindow } from '../../components/picture/sizes';
import { words } from './copy.pt';
import { projects } from './data';
import { drawings } from './drawings';
import { words as drawn } from './drawings/copy.pt';
import { coverPicture } from './pictures';

const { hero: t } = words;

/** The four buildings on one ground line, drawn to the same scale; each links to its project. */
const Skyline = () => (
  <figure className="studio__skyline">
    <figcaption>{t.line}</figcaption>
    <ul>
      {projects.map(({ id }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <svg
              className={`studio__draw studio__at-${id}`}
              viewBox={drawings[id].alone}
              aria-hidden="true"
            >
              <use href={`#corte-${id}`} />
            </svg>
            <span>{drawn[id].name}</span>
          </a>
        </li>
      ))}
    </ul>
  </figure>
);

export const Hero = () => (
  <section className="studio__section stack-3 studio__hero" id="inicio" tabIndex={-1}>
    <h1>
      <span className="studio__name">{t.name}</span>
      {t.title.map((line) => (
        <span key={line}>{` ${line}`}</span>
      ))}
    </h1>
    <Picture of={coverPicture} alt={drawn.pavilhao.photo} sizes={acrossWindow(100)} first />
    <div className="studio__opening">
      <p>{t.lead}</p>
      <a className="button" href="#contato">
        {t.action}
      </a>
      <p className="small">{t.note}</p>
    </div>
    <Skyline />
  </section>
);
