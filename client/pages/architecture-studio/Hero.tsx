import { formatNumber } from '../../../shared/format';
import { Picture } from '../../components/picture/Picture';
import { acrossWindow } from '../../components/picture/sizes';
import { words } from './copy.pt';
import { pavilionArea, projects } from './data';
import { drawings } from './drawings';
import { words as drawn } from './drawings/copy.pt';
import { coverPicture } from './pictures';
import './hero.drawing.css';

const { hero: t } = words;

const area = drawn.squareMetres(formatNumber(pavilionArea, 'pt'));

/** The four buildings on one ground line, drawn to the same scale (an `em` is a metre); each links to its project. */
const Skyline = () => (
  <figure className="stack-4 wide">
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
              <span>{drawn[id].name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  </figure>
);

export const Hero = () => (
  <section className="halves architecture-studio__hero" id="inicio" tabIndex={-1}>
    <div className="pitch">
      <h1>
        <span className="kicker">{t.name}</span> {t.title[0]} <br />
        {t.title[1]}
      </h1>
      <p className="lead">{t.lead}</p>
      <p>
        <a className="button" href="#contato">
          {t.action}
        </a>
      </p>
      <p className="small">{t.note}</p>
    </div>
    <div className="architecture-studio__cover">
      <Picture
        of={coverPicture}
        alt={drawn.pavilhao.photo}
        sizes={`(min-width: 62rem) 64vw, ${acrossWindow(100)}`}
        first
      />
      <a href="#pavilhao">{`${drawn.pavilhao.name}, ${area}`}</a>
    </div>
    <Skyline />
  </section>
);
