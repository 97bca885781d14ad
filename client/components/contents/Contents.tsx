import { useLang } from '../../document/view';
import { copy } from './copy';

type Props<Id extends string> = {
  className: string;
  /** The section ids, in order. */
  sections: readonly Id[];
  titles: Readonly<Record<Id, string>>;
};

/** A table of contents: a link to each section of the page. */
export const Contents = <Id extends string>({ sections, titles, ...nav }: Props<Id>) => (
  <nav id="contents" {...nav} aria-label={copy(useLang()).label}>
    <ol>
      {sections.map((id) => (
        <li key={id}>
          <a href={`#${id}`}>{titles[id]}</a>
        </li>
      ))}
    </ol>
  </nav>
);
