import type { ReactNode } from 'react';
import { drawing, parts } from './data';
import { sceneId } from './Scene';

type Props = {
  className?: string;
  label: string;
  /** The outlines, by the id of the choice that shows each. */
  outlines: Readonly<Record<string, string>>;
  /** Whether everything outside of the outline is dimmed. */
  dims?: true;
  /** The scene's definition, in the one place that draws it; elsewhere it is reused. */
  children?: ReactNode;
};

/**
 * A path of the drawing with the outline as a hole. The outline of the swatches lies outside of the
 * drawing, so it needs no hole.
 */
const hole = (outline: string): string => (outline === parts.style ? drawing : drawing + outline);

/** A copy of the scene with outlines, one of which is visible. */
export const ScenePrint = ({ className, label, outlines, dims, children }: Props) => (
  <svg className={className} viewBox="0 0 400 300" role="img" aria-label={label}>
    {children}
    <use href={`#${sceneId}`} />
    {Object.entries(outlines).map(([id, outline]) => (
      <g key={id} className="nano-banana-api__mark" data-shows={id}>
        {dims && <path className="nano-banana-api__dim" d={hole(outline)} />}
        <path className="nano-banana-api__line" d={outline} />
      </g>
    ))}
  </svg>
);
