import type { ReactNode } from 'react';

type Props = { id: string; title: string; text: ReactNode; children: ReactNode };

/** The closing call: the part of a form that is torn off, with what to press. */
export const CallToAction = ({ id, title, text, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <div className="stub">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </div>
  </section>
);
