import type { ReactNode } from 'react';
import { drawing, initialChoice, parts } from './data';
import { sceneId } from './Scene';

type Props = {
  className?: string;
  /** The group of radio buttons that the outlines belong to. */
  group: 'part' | 'edit';
  label: string;
  /** The outlines, by the id of the choice that shows each. */
  outlines: Readonly<Record<string, string>>;
  /** The scene's definition, in the one place that draws it; elsewhere it is reused. */
  children?: ReactNode;
};

/**
 * A path of the drawing with the outline as a hole. The outline of the swatches lies outside of the
 * drawing, so it needs no hole.
 */
const hole = (outline: string): string => (outline === parts.style ? drawing : drawing + outline);

/** A copy of the scene with outlines, one of which is visible. Once a phrase is chosen, the rest is dimmed a little. */
export const ScenePrint = ({ className, group, label, outlines, children }: Props) => (
  <svg className={className} viewBox="0 0 400 300" role="img" aria-label={label}>
    {children}
    <use href={`#${sceneId}`} />
    {Object.entries(outlines).map(([id, outline]) => (
      <g key={id} visibility="hidden" data-shows={`${group}-${id}`}>
        {group === 'part' && id !== initialChoice && (
          <path fill="#fdfbf3" fillOpacity=".25" fillRule="evenodd" d={hole(outline)} />
        )}
        <path
          fill="none"
          stroke="var(--mark)"
          strokeWidth="2.5"
          strokeDasharray={group === 'edit' ? '6 4' : undefined}
          d={outline}
        />
      </g>
    ))}
  </svg>
);
