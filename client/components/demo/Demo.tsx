import type { ComponentProps, ReactNode } from 'react';
import { Choices, type Group } from './Choices';
import { DemoCall } from './DemoCall';
import { Result } from './Result';

type Line = { id: string; label: ReactNode; result: ReactNode };

type Props = {
  group: Group;
  name: string;
  legend: ReactNode;
  /** The choices with what each leads to. */
  choices: readonly Line[];
  chosen: string;
  call?: ComponentProps<typeof DemoCall>;
  className?: string;
  /** The figure; its parts that belong to a choice have `data-when-…`. */
  children?: ReactNode;
};

/** A demonstration: choices, one line of result that is announced, a figure, and a call that carries the choice. */
export const Demo = ({ choices, chosen, call, className = '', children, ...group }: Props) => (
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
    {call && <DemoCall {...call} />}
  </figure>
);
