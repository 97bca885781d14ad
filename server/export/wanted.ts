import { type Declared, writeDeclared } from '../../shared/declared';
import { type Lang, langs } from '../../shared/languages';
import { href } from '../../shared/links';
import { type PageId, pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';
import { errorStatuses, maxTargetLength, resolve } from '../../shared/resolve';
import type { Wanted } from './answer';
import { contactDeclared, fileSuffix } from './contact';
import { ledElsewhere } from './rules';

const speaking = (lang: Lang) => ({ 'accept-language': lang });

const document = (page: PageId, lang: Lang, declared: Declared): Wanted => {
  const file = `${pagePath(page, lang).slice(1)}${fileSuffix(declared)}.html`;
  return { name: `${page}.${lang}`, target: href(page, lang, declared), file };
};

/** Both addresses of a bilingual page in a language: its own, and the bare one for who speaks it. */
const bilingual = (page: PageId, lang: Lang): Wanted[] => {
  const target = pagePath(page, lang);
  const file = (shown: string) => ({ name: page + shown, file: `${target.slice(1)}${shown}.html` });
  return [
    { ...file(`.${lang}`), target: target + writeDeclared({ lang }) },
    { ...file(`.bare.${lang}`), target, headers: speaking(lang) },
  ];
};

/** Every page in every language; what the parameters of contact make of it only where they are wanted. */
export const wantedPages = (allOfContact: boolean): Wanted[] =>
  pageIds.flatMap((page) =>
    pageLangs(page).flatMap((lang) => {
      const { kind, takes } = pageRow(page);
      if (kind === 'bilingual') return bilingual(page, lang);
      const asked = takes === 'contact' && allOfContact ? contactDeclared() : [{}];
      return asked.map((declared) => document(page, lang, declared));
    }),
  );

/** A request that brings an error about, at an address of a language or of none. */
const faulty = (status: number, before: string): Pick<Wanted, 'target' | 'method'> => {
  if (status === 400) return { target: `${before}/%` };
  if (status === 405) return { target: `${before}/`, method: 'POST' };
  if (status === 414) return { target: `${before}/${'a'.repeat(maxTargetLength)}` };
  return { target: `${before}/no-such-page` };
};

/** A page that a site without pages cannot show: one of a language, or one in the reader's. */
const unshown = (lang: Lang, negotiated: boolean): string => {
  const ids = pageIds.filter((id) => (pageRow(id).kind === 'bilingual') === negotiated);
  const [page] = ids.filter((id) => pageLangs(id).includes(lang));
  if (!page) throw new Error('no page by which an error page could be seen');
  return pagePath(page, lang);
};

/** Every error page in every language, asked for at an address of the language and at one of none. */
export const wantedErrors = (broken: boolean): Wanted[] =>
  errorStatuses
    .filter((status) => (status === 500) === broken)
    .flatMap((status) =>
      langs.flatMap((lang) =>
        [false, true].map(
          (negotiated): Wanted => ({
            name: `error ${status}${negotiated ? ' negotiated' : ''}`,
            ...(broken
              ? { target: unshown(lang, negotiated) }
              : faulty(status, negotiated ? '' : `/${lang}`)),
            headers: speaking(lang),
            file: `errors/${status}.${lang}.html`,
          }),
        ),
      ),
    );

/** A redirect of each rule and one of another spelling, named by what their headers hang on. */
export const wantedRedirects = (): Wanted[] => {
  const targets = ledElsewhere().map(({ path }) => path.replace('{id}', '-'));
  return [...targets, `${pagePath('home', 'en')}/`].flatMap((target) => {
    const to = resolve({ method: 'GET', target, preferred: () => 'en' });
    if (to.kind !== 'redirect') return [];
    return [{ name: `${to.status} ${to.negotiated ? 'negotiated' : 'fixed'}`, target }];
  });
};
