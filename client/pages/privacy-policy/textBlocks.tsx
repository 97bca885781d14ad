import type { ReactNode } from 'react';
import { useView } from '../../document/view';
import { bindNumbers } from './bindNumbers';
import { copy } from './copy';
import type { SectionId } from './sections';

/** A numbered section with its anchor and, on a phone, a way back to the contents. */
export const Section = ({ id, children }: { id: SectionId; children: ReactNode }) => {
  const t = copy(useView().lang);
  return (
    <section className="stack-4">
      <div className="row privacy-policy__head">
        <h2 id={id}>{t.titles[id]}</h2>
        <a className="lead screen-only privacy-policy__back" href="#contents">
          <span aria-hidden="true">↑</span>
          <span className="visually-hidden">{t.back}</span>
        </a>
      </div>
      {children}
    </section>
  );
};

export const Text = ({ children }: { children: string }) => <p>{bindNumbers(children)}</p>;

/** A list of sentences, or of parts of one. */
export const List = ({ items }: { items: readonly string[] }) => (
  <ul className="stack-3">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

type Point = { readonly term: string; readonly text: string };

/** Terms, each with its meaning: beside it where there is room. */
export const Points = ({ items }: { items: readonly Point[] }) => (
  <dl className="ruled">
    {items.map(({ term, text }) => (
      <div key={term} className="row privacy-policy__point">
        <dt className="strong">{term}</dt>
        <dd>{bindNumbers(text)}</dd>
      </div>
    ))}
  </dl>
);

type MailProps = { before: string; after?: string };

/** A sentence around the contact email address. */
export const Mail = ({ before, after = '.' }: MailProps) => {
  const { email } = useView().site;
  return (
    <p>
      <span>{bindNumbers(before)}</span>
      <a href={`mailto:${email}`}>{email}</a>
      <span>{bindNumbers(after)}</span>
    </p>
  );
};
