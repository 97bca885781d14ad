import { languageTag } from '../../../shared/languages';
import { demoHref } from '../../../shared/links';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** The way to the demo, which is in Portuguese; nothing until its page is there. */
export const Demo = () => {
  const lang = useLang();
  const { demo: t } = copy(lang);
  const address = demoHref();
  if (!address) return null;
  return (
    <Section id="demo" title={t.title} intro={t.text}>
      <p>
        <a href={address} hrefLang={lang === 'pt' ? undefined : languageTag.pt}>
          {t.link}
        </a>
      </p>
    </Section>
  );
};
