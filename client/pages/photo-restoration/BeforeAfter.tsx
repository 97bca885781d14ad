import type { ReactNode } from 'react';
import { Comparison } from '../../components/comparison/Comparison';
import { words } from './copy.pt';
import { type PhotographId, photographs } from './data';

type Props = { id: PhotographId; sizes: string; first?: boolean; children?: ReactNode };

/** One of the photographs, damaged and restored. */
export const BeforeAfter = ({ id, children, ...shown }: Props) => {
  const { before, after } = photographs[id];
  const t = words.photographs[id];
  return (
    <Comparison
      id={`reveal-${id}`}
      label={t.label}
      before={{ of: before, alt: t.before }}
      after={{ of: after, alt: t.after }}
      {...shown}
    >
      {children}
    </Comparison>
  );
};
