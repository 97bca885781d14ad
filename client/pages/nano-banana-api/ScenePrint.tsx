import type { ReactNode } from 'react';
import { sceneId } from './Scene';

type Props = {
  /** The group of choices that the outlines belong to. */
  group: 'a' | 'b';
  label: string;
  /** The outlines, in the order of the choices that show them. */
  outlines: Readonly<Record<string, string>>;
  /** The scene's definition, in the one place that draws it; elsewhere it is reused. */
  children?: ReactNode;
};

/** A copy of the scene with outlines, of which that of the choice is visible. */
export const ScenePrint = ({ group, label, outlines, children }: Props) => (
  <svg className="ground-sheet" viewBox="0 0 400 300" role="img" aria-label={label}>
    {children}
    <use href={`#${sceneId}`} />
    {Object.entries(outlines).map(([id, outline], index) => (
      <g key={id} fill="none" {...{ [`data-mark-${group}`]: index + 1 }}>
        <path d={outline} />
        <path d={outline} />
      </g>
    ))}
  </svg>
);
