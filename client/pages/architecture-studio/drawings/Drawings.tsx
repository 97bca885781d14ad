import { words as page } from '../copy.pt';
import type { Project } from '../data';
import { metres } from './annotations';
import { words } from './copy.pt';
import { drawings } from './index';
import { Plan } from './Plan';
import '../../../components/demo/radio-choice.css';
import '../../../components/demo/choice.css';
import '../choice.css';

const saws = [
  'architecture-studio__thin architecture-studio__saw--0',
  'architecture-studio__thin architecture-studio__saw--1',
];
const heights = ['architecture-studio__height--0', 'architecture-studio__height--1'];

/** The cutting heights of the plans, as lines across the section. */
const Saws = ({ of: { id, levels } }: { of: Project }) => {
  const [left, right] = drawings[id].reach;
  return levels.map(({ cut }, at) => (
    <path
      key={cut}
      className={saws[at]}
      stroke="var(--signal)"
      strokeWidth="2"
      d={`M${left} ${-cut}H${right}m-.8-.4.8.4-.8.4`}
    />
  ));
};

/**
 * The section of a building and its floor plans. One plan is visible at a time, and the section shows
 * its cutting height; without :has() all are visible.
 */
export const Drawings = ({ of: project }: { of: Project }) => {
  const { id, levels } = project;
  const { unit, section, Building, Section } = drawings[id];
  const t = words[id];
  return (
    <div className="architecture-studio__drawings">
      <div className="stack-3">
        <figure className="stack-2">
          <figcaption>{words.section}</figcaption>
          <svg
            className="architecture-studio__draw"
            viewBox={section}
            fontSize={unit}
            role="img"
            aria-label={t.section}
          >
            <g id={`corte-${id}`}>
              <Building />
            </g>
            <Section />
            <Saws of={project} />
          </svg>
        </figure>
        <fieldset className="choice screen-only">
          <legend>{page.projects.height}</legend>
          {levels.map(({ cut }, at) => (
            <span key={cut}>
              <input
                className={heights[at]}
                type="radio"
                name={`serra-${id}`}
                id={`${id}-${at}`}
                defaultChecked={at === 0}
              />
              <label htmlFor={`${id}-${at}`}>
                {t.levels[at]?.name} {words.at(metres(cut))}
              </label>
            </span>
          ))}
        </fieldset>
      </div>
      <div className="architecture-studio__plans">
        {levels.map(({ cut }, at) => (
          <Plan key={cut} of={project} at={at as 0 | 1} />
        ))}
      </div>
    </div>
  );
};
