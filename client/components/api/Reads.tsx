import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { Section } from '../Section';
import { copy } from './copy';
import './reads.css';

type Item = {
  name: string;
  text: string;
  /** What it is about, as it stands in the response or on the document. */
  sign?: ReactNode;
};

type Props = {
  intro?: ReactNode;
  /** What goes in and what comes out, */
  features?: readonly Item[];
  /** and who uses it. */
  uses: readonly Item[];
};

/** What an API reads, and for whom. */
export const Reads = ({ intro, features, uses }: Props) => {
  const { reads: t } = copy(useLang());
  const part = (id: string, title: string, items?: readonly Item[]) =>
    items && (
      <div id={id} className="stack-2">
        <h3>{title}</h3>
        <ul className="grid ruled">
          {items.map(({ name, text, sign }) => (
            <li key={name}>
              {sign && (
                <p className="row reads__sign" aria-hidden="true" translate="no">
                  {sign}
                </p>
              )}
              <strong>
                <InlineCode>{name}</InlineCode>
              </strong>
              <p>
                <InlineCode>{text}</InlineCode>
              </p>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <Section id="reads" title={t.title} intro={intro}>
      <div className="stack-5">
        {part('features', t.features, features)}
        {part('uses', t.uses, uses)}
      </div>
    </Section>
  );
};
