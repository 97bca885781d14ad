import type { FocusEvent } from 'react';
import { useLang } from '../../view';
import { copy } from './copy';

type Props<Id extends string> = {
  className: string;
  /** The section ids, in order. */
  sections: readonly Id[];
  titles: Readonly<Record<Id, string>>;
};

/** A strip that scrolls sideways shows the whole link that a key has focused; the browser may leave it cut off. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** A table of contents: a link to each section of the page. */
export const Contents = <Id extends string>({ className, sections, titles }: Props<Id>) => (
  <nav id="contents" className={className} aria-label={copy(useLang()).label} onFocus={showWhole}>
    <ol>
      {sections.map((id) => (
        <li key={id}>
          <a href={`#${id}`}>{titles[id]}</a>
        </li>
      ))}
    </ol>
  </nav>
);
