import type { ReactNode } from 'react';
import type { Group } from '../../components/demo/Choices';
import { type Deal, deals, type Time, times } from './data';

const variants = <Id extends string>(
  group: Group,
  ids: readonly Id[],
  of: (id: Id) => ReactNode,
): ReactNode =>
  ids.map((id, at) => (
    <span key={id} {...{ [`data-when-${group}`]: at + 1 }}>
      {of(id)}
    </span>
  ));

/** A text for each deal, of which styles show that of the selected one. */
export const perDeal = (of: (id: Deal) => ReactNode): ReactNode => variants('a', deals, of);

/** A text for each time of the visit. */
export const perTime = (of: (id: Time) => ReactNode): ReactNode => variants('b', times, of);
