import type { ReactNode } from 'react';
import { WhoAnswers } from '../owner/WhoAnswers';
import { StepList } from '../StepList';
import './stub.css';

type Props = {
  id: string;
  title: string;
  text?: ReactNode;
  /** What happens next. */
  steps?: readonly string[];
  children: ReactNode;
};

/** The closing call: the part of a form that is torn off, with what to press. */
export const CallToAction = ({ id, title, text, steps, children }: Props) => (
  <section id={id}>
    <div className="stub ground-sun">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {steps && <StepList items={steps} />}
        <WhoAnswers />
      </div>
      <div>{children}</div>
    </div>
  </section>
);
