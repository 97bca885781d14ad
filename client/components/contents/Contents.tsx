import { useLang } from '../../view';
import { copy } from './copy';

type Props<Id extends string> = {
  className: string;
  /** The ids of the sections, in their order. */
  sections: readonly Id[];
  titles: Readonly<Record<Id, string>>;
};

/** What is where on a page: a link to each of its sections. */
export const Contents = <Id extends string>({ className, sections, titles }: Props<Id>) => (
  <nav className={className} aria-label={copy(useLang()).label}>
    <ol>
      {sections.map((id) => (
        <li key={id}>
          <a href={`#${id}`}>{titles[id]}</a>
        </li>
      ))}
    </ol>
  </nav>
);
