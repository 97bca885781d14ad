import type { Lang } from './languages';
import type { PageId } from './pages';

/** Where a rule of this site sends: in the language of the matched address, negotiated where it has none. */
export type Destination =
  /** A page, or the element of it with the id `section`; in `lang` for every visitor where that is named. */
  | { page: PageId; section?: string; lang?: Lang }
  /** The page that has the matched `{id}`, or the other page where none has it in this language. */
  | { pageOfId: true; otherwise: PageId };

/** A whole URL of another site. Nothing of a request is added to it. */
export type OutwardUrl = `https://${string}/${string}`;

export type Rule = {
  /**
   * The address, and the name by which logs and tests know the rule. `{lang}` is one of our language
   * prefixes, `{id}` exactly one segment.
   */
  from: string;
  why: string;
} & (
  | {
      to: Destination;
      /** 302 is for answers that depend on the visitor; all others are remembered for an hour. */
      status: 301 | 302;
    }
  | { to: OutwardUrl; status: 301 }
  /** The address is gone for good, and nothing took its place (RFC 9110, section 15.5.11). */
  | { to?: never; status: 410 }
);

/** THE rule table, read from top to bottom after the page table: a page always wins over a rule. */
export const rules: readonly Rule[] = [
  {
    from: '/',
    to: { page: 'home' },
    status: 302,
    why: 'The root has no language: the visitor’s own preference chooses the home page.',
  },
  {
    from: '/{lang}/products',
    to: { page: 'home' },
    status: 301,
    why: 'Products are a section of the home page; the menu’s fragment leads to it.',
  },
  {
    from: '/{lang}/services',
    to: { page: 'home' },
    status: 301,
    why: 'Services are a section of the home page; the menu’s fragment leads to it.',
  },
  {
    from: '/{lang}/about',
    to: { page: 'home' },
    status: 301,
    why: 'The agency presents itself in a section of the home page.',
  },
  {
    from: '/{lang}/products/{id}',
    to: { page: 'home' },
    status: 301,
    why: 'A product without a page in this language, or one that went: the home page lists all.',
  },
  {
    from: '/{lang}/services/{id}',
    to: { page: 'home' },
    status: 301,
    why: 'A service without a page in this language, or one that went: the home page lists all.',
  },
  {
    from: '/en/tools/{id}',
    to: { pageOfId: true, otherwise: 'home' },
    status: 301,
    why: 'Older marketing text names tools at this address; the English page of that id is meant.',
  },
  {
    from: '/pt/tools/{id}',
    to: { page: 'home' },
    status: 301,
    why: 'Older marketing text names tools at this address; Portuguese tools have addresses of their own.',
  },
  {
    from: '/pt/precos',
    to: { page: 'home', section: 'products' },
    status: 301,
    why: 'People type it; the products of the home page say their prices.',
  },
  {
    from: '/{lang}/nano-banana-api',
    to: { page: 'nano-banana-api' },
    status: 301,
    why: 'The image API has one address for both languages; the prefix becomes its parameter.',
  },
];
