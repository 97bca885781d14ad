import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { Picture } from '../../components/picture/Picture';
import { acrossWindow } from '../../components/picture/sizes';
import { Chain } from './Chain';
import { words } from './copy.pt';
import type { Project } from './data';
import { words as drawn } from './drawings/copy.pt';
import { Drawings } from './drawings/Drawings';
import { pictureOf } from './pictures';
import '../../components/disclosure/disclosure.css';

const { projects: t } = words;

/** In place of its picture, which is in the first view, how the shape of the pavilion was found. */
const insteadOfPicture: Partial<Record<Project['id'], ReactNode>> = { pavilhao: <Chain /> };

/** A project: its picture beside its drawings, which are narrower, and stand on the other side of every second one. On a phone the drawings are folded but for the first project. */
export const ProjectSheet = ({ of: project, at }: { of: Project; at: number }) => {
  const { name, kind, made, text, photo } = drawn[project.id];
  return (
    <article
      className={`architecture-studio__cells ${at % 2 ? 'split-last' : 'split'}`}
      id={project.id}
      tabIndex={-1}
    >
      <div>
        {insteadOfPicture[project.id] ?? (
          <Picture
            of={pictureOf(project)}
            alt={photo}
            sizes={`(min-width: 62rem) 42rem, ${acrossWindow(100)}`}
          />
        )}
        <div className="stack-2 architecture-studio__text">
          <h3>{name}</h3>
          <p>{text}</p>
          <p className="small">
            {[kind, drawn.squareMetres(formatNumber(project.area, 'pt')), made].join(' · ')}
          </p>
        </div>
      </div>
      <details open={at === 0}>
        <summary>{t.open}</summary>
        <Drawings of={project} />
      </details>
    </article>
  );
};
