import type { ReactNode } from 'react';
import './radio-choice.css';
import './choice.css';
import './demo.css';

/** A page has at most so many groups of choices; demo.css knows their letters, and how many choices each has. */
export type Group = 'a' | 'b' | 'c' | 'd';

export type Choice = {
  /** Unique among the choices of its group. */
  id: string;
  /** Short: it is the name of the control. */
  label: ReactNode;
  /** The id of an element that says more, as the data that belongs to the choice. */
  describedBy?: string;
};

type InputProps = {
  group: Group;
  /** The place of the choice in its group, from 1. */
  at: number;
  name: string;
  id: string;
  chosen?: boolean;
  describedBy?: string | undefined;
  labelledBy?: string;
};

/** The radio button of a choice whose label stands elsewhere, as on a document. */
export const ChoiceInput = ({
  group,
  at,
  name,
  id,
  chosen,
  describedBy,
  labelledBy,
}: InputProps) => (
  <input
    type="radio"
    name={name}
    id={id}
    data-choice={group + at}
    defaultChecked={chosen}
    aria-describedby={describedBy}
    aria-labelledby={labelledBy}
  />
);

type Props = {
  /**
   * The letter of the group. What belongs to the first of its choices has the attribute `data-when-a="1"`, and is
   * hidden while another is selected; `data-mark-a="1"` sets `--chosen` while it is.
   */
  group: Group;
  /** Of the group on the page. */
  name: string;
  legend: ReactNode;
  choices: readonly Choice[];
  /** The id of the choice that is selected at first. */
  chosen: string;
  className?: string;
};

/** Radio buttons in a row, each under its label. The browser keeps the state, so that they work before and without script. */
export const Choices = ({ group, name, legend, choices, chosen, className = 'choice' }: Props) => (
  <fieldset className={className}>
    <legend>{legend}</legend>
    {choices.map(({ id, label, describedBy }, index) => (
      <div key={id}>
        <ChoiceInput
          group={group}
          at={index + 1}
          name={name}
          id={`${name}-${id}`}
          chosen={id === chosen}
          describedBy={describedBy}
        />
        <label htmlFor={`${name}-${id}`}>{label}</label>
      </div>
    ))}
  </fieldset>
);
