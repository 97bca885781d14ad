import type { ReactNode } from 'react';
import { useView } from '../../view';
import { bindNumbers } from './bindNumbers';
import { copy } from './copy';
import type { SectionId } from './facts';

/** A numbered section with its anchor and, on a phone, a way back to the contents. */
export const Section = ({ id, children }: { id: SectionId; children: ReactNode }) => {
  const t = copy(useView().lang);
  return (
    <section className="stack-3 policy__section" aria-labelledby={id}>
      <div className="row policy__head">
        <h2 id={id}>{t.titles[id]}</h2>
        <a className="small screen-only policy__back" href="#contents">
          {t.back}
        </a>
      </div>
      {children}
    </section>
  );
};

export const Text = ({ children }: { children: string }) => <p>{bindNumbers(children)}</p>;

type Point = { readonly term: string; readonly text: string };

/** A list of named items. */
export const Points = ({ items }: { items: readonly Point[] }) => (
  <ul className="stack-2">
    {items.map(({ term, text }) => (
      <li key={term}>
        <strong>{term}</strong> <br />
        <span>{bindNumbers(text)}</span>
      </li>
    ))}
  </ul>
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
