import { Picture } from '../../components/picture/Picture';
import { acrossWindow } from '../../components/picture/sizes';
import { words } from './copy.pt';
import { projects } from './data';
import { drawings } from './drawings';
import { words as drawn } from './drawings/copy.pt';
import { coverPicture } from './pictures';
import './hero.drawing.css';

const { hero: t } = words;

/** The four buildings on one ground line, drawn to the same scale (an `em` is a metre); each links to its project. */
const Skyline = () => (
  <figure className="stack-4">
    <figcaption>{t.line}</figcaption>
    <ul className="row architecture-studio__skyline">
      {projects.map(({ id }) => {
        const { alone } = drawings[id];
        return (
          <li key={id}>
            <a href={`#${id}`}>
              <svg
                className="architecture-studio__draw"
                viewBox={alone}
                width={`${alone.split(' ')[2]}em`}
                aria-hidden="true"
              >
                <use href={`#corte-${id}`} />
              </svg>
              <span className="small">{drawn[id].name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  </figure>
);

export const Hero = () => (
  <section className="architecture-studio__hero" id="inicio" tabIndex={-1}>
    <h1>
      <span className="kicker">{t.name}</span> {t.title.join(' ')}
    </h1>
    <Picture
      of={coverPicture}
      alt={drawn.pavilhao.photo}
      sizes={`(min-width: 62rem) 52vw, ${acrossWindow(100)}`}
      first
    />
    <div className="stack-3 split">
      <p className="lead">{t.lead}</p>
      <div className="stack-3">
        <a className="button" href="#contato">
          {t.action}
        </a>
        <p className="small">{t.note}</p>
      </div>
    </div>
    <Skyline />
  </section>
);
