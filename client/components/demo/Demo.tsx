import type { ReactNode } from 'react';
import { Choices, type Group } from './Choices';
import { Result } from './Result';

type Line = { id: string; label: ReactNode; result: ReactNode };

type Props = {
  group: Group;
  name: string;
  legend: ReactNode;
  /** The choices with what each leads to. */
  choices: readonly Line[];
  chosen: string;
  className?: string;
  /** The figure, whose parts that belong to a choice have `data-when-…`, and a call that carries the choice. */
  children?: ReactNode;
};

/** A demonstration: choices, one line of result that is announced, and a figure. */
export const Demo = ({ choices, chosen, className = '', children, ...group }: Props) => (
  <figure className={`demo ${className}`.trimEnd()}>
    <Choices {...group} choices={choices} chosen={chosen} />
    <Result>
      {choices.map(({ id, result }, index) => (
        <span key={id} {...{ [`data-when-${group.group}`]: index + 1 }}>
          {result}
        </span>
      ))}
    </Result>
    {children}
  </figure>
);
