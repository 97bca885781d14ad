import { formatNumber } from '../../../shared/format';
import { Picture } from '../../components/picture/Picture';
import { acrossWindow } from '../../components/picture/sizes';
import { words } from './copy.pt';
import type { Project } from './data';
import { words as drawn } from './drawings/copy.pt';
import { Drawings } from './drawings/Drawings';
import { pictureOf } from './pictures';

const { projects: t } = words;

/** A project: a picture beside its section and floor plans, which are folded on a phone but for one project. */
export const ProjectSheet = ({ of: project, open }: { of: Project; open: boolean }) => {
  const { name, kind, made, text, photo } = drawn[project.id];
  return (
    <article className={`studio__sheet studio__sheet--${project.id}`} id={project.id} tabIndex={-1}>
      <div className="studio__photo">
        <Picture
          of={pictureOf(project)}
          alt={photo}
          sizes={`(min-width: 62rem) 42rem, ${acrossWindow(100)}`}
        />
      </div>
      <div className="stack-2 studio__text">
        <h3>{name}</h3>
        <p>{text}</p>
        <p className="small">
          {[kind, t.squareMetres(formatNumber(project.area, 'pt')), made].join(' · ')}
        </p>
      </div>
      <details className="studio__fold" open={open}>
        <summary>{t.open}</summary>
        <Drawings of={project} />
      </details>
    </article>
  );
};
