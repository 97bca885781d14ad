import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { Section } from '../Section';
import { copy } from './copy';
import './reads.css';

type Item = { name: string; text: string };

type Props = {
  intro?: ReactNode;
  /** What goes in and what comes out, */
  features?: readonly Item[];
  /** how, */
  how?: readonly Item[];
  /** and who uses it. */
  uses: readonly Item[];
};

/** What an API reads, how, and for whom: a column each. */
export const Reads = ({ intro, features, how, uses }: Props) => {
  const { reads: t } = copy(useLang());
  const column = (id: string, title: string, items?: readonly Item[], List: 'ol' | 'ul' = 'ul') =>
    items && (
      <div id={id} className="stack-2">
        <h3>{title}</h3>
        <List className={List === 'ol' ? 'ruled reads__steps' : 'ruled'}>
          {items.map(({ name, text }) => (
            <li key={name}>
              <strong>
                <InlineCode>{name}</InlineCode>
              </strong>
              <p>
                <InlineCode>{text}</InlineCode>
              </p>
            </li>
          ))}
        </List>
      </div>
    );
  return (
    <Section id="reads" title={t.title} intro={intro}>
      <div className="grid">
        {column('features', t.features, features)}
        {column('how', t.how, how, 'ol')}
        {column('uses', t.uses, uses)}
      </div>
    </Section>
  );
};
