import type { ReactNode } from 'react';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';

type Props<Id extends string> = {
  name: string;
  legend: string;
  ids: readonly Id[];
  children: (id: Id) => ReactNode;
};

/** A question of the drawn form. Its answers are radio buttons, so the browser keeps the state. */
export const AnswerChoice = <Id extends string>({ name, legend, ids, children }: Props<Id>) => (
  <fieldset className="choice wide landing-page-imobiliaria__choice">
    <legend>{legend}</legend>
    {ids.map((id, at) => (
      <div key={id}>
        <input type="radio" id={`${name}-${id}`} name={name} value={id} defaultChecked={at === 0} />
        <label htmlFor={`${name}-${id}`}>{children(id)}</label>
      </div>
    ))}
  </fieldset>
);
