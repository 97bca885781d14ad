import { Choices } from '../../../components/demo/Choices';
import { SaidResult } from '../../../components/demo/SaidResult';
import { words as page } from '../copy.pt';
import type { Project } from '../data';
import { metres } from './annotations';
import { words } from './copy.pt';
import { drawings } from './index';
import { Plan } from './Plan';

/** The choices of each building on the page. */
export const groups = { encosta: 'a', cobogo: 'b', taipa: 'c', pavilhao: 'd' } as const;

/** The cutting heights of the plans, as lines across the section. */
const Saws = ({ of: { id, levels } }: { of: Project }) => {
  const [left, right] = drawings[id].reach;
  return levels.map(({ cut }, at) => (
    <path
      key={cut}
      className="architecture-studio__thin"
      {...{ [`data-when-${groups[id]}`]: at + 1 }}
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
  const group = groups[id];
  return (
    <div className="grid architecture-studio__drawings">
      <div className="demo">
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
        <Choices
          className="choice screen-only"
          group={group}
          name={`serra-${id}`}
          legend={page.projects.height}
          choices={levels.map(({ cut }, at) => ({
            id: String(at),
            label: `${t.levels[at]?.name} ${words.at(metres(cut))}`,
          }))}
          chosen="0"
        />
        <SaidResult>
          {t.levels.map(({ name }, at) => (
            <span key={name} {...{ [`data-when-${group}`]: at + 1 }}>
              {`${words.plan}: ${name}`}
            </span>
          ))}
        </SaidResult>
      </div>
      <div className="overlay">
        {levels.map(({ cut }, at) => (
          <Plan key={cut} of={project} at={at as 0 | 1} group={group} />
        ))}
      </div>
    </div>
  );
};
