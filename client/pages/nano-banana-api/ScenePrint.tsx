import type { ReactNode } from 'react';
import { drawing, parts } from './data';
import { sceneId } from './Scene';

type Props = {
  className?: string;
  label: string;
  /** What may be marked, by the choice that marks it. */
  outlines: Readonly<Record<string, string>>;
  /** All but what is marked is dimmed. */
  dims?: true;
  /** The scene itself, where it is drawn; elsewhere it is used. */
  children?: ReactNode;
};

/** The drawing without what an outline is round; the colours are no part of it. */
const hole = (outline: string): string => (outline === parts.style ? drawing : drawing + outline);

/** A print of the scene, with the outlines of which one is shown. */
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
