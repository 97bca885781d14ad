import { useLocation } from 'react-router-dom';
import { planParameter } from '../../shared/contact/enquiry';
import { type Localized, languageName, languageTag } from '../../shared/languages';
import { counterparts } from '../../shared/links';
import { useView } from '../document/view';
import { useHydrated } from '../hydration/useHydrated';
import { type SwitchWords, switchWords } from './copy';
import { switchClass } from './ids';

/** Adds the other query parameters and the fragment of the current address to a link. */
const withRest = (address: string, search: string, hash: string): string => {
  const [path = '', query = ''] = address.split('?');
  const values = new URLSearchParams(query);
  const plan = values.has('plan') ? Object.values(planParameter) : [];
  const own = new Set([...values.keys(), ...plan]);
  for (const [key, value] of new URLSearchParams(search)) {
    if (!own.has(key)) values.append(key, value);
  }
  const all = values.toString();
  return `${path}${all && `?${all}`}${hash}`;
};

/**
 * Links to the same page in each other language, or to its home page where there is none. The server keeps the allowed
 * query parameters; after hydration the remaining query and the fragment, which it does not render, are added.
 */
export const LanguageSwitch = () => {
  const { page, lang, params } = useView();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const words: Partial<Localized<SwitchWords>> = switchWords[lang];
  return counterparts(page, lang, params).map(({ lang: other, href, samePage }) => {
    const t = words[other];
    if (!t) return undefined;
    const purpose = samePage ? t.samePage : page ? t.homePage : t.home;
    return (
      <a
        key={other}
        className={samePage ? switchClass : `${switchClass} language-switch--home`}
        href={hydrated && samePage ? withRest(href, search, hash) : href}
        lang={languageTag[other]}
        hrefLang={languageTag[other]}
        aria-label={`${samePage ? languageName[other] : t.seen}: ${purpose}`}
      >
        {samePage ? languageName[other] : t.seen}
      </a>
    );
  });
};
