import { languageTag } from '../../../shared/languages';
import { demoHref, demoLang } from '../../../shared/links';
import { Picture } from '../../components/picture/Picture';
import { acrossWindow } from '../../components/picture/sizes';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { housePicture } from '../architecture-studio/pictures';
import { copy } from './copy';

/** The link to the demo, which is in Portuguese; renders nothing until its page exists. */
export const Demo = () => {
  const lang = useLang();
  const { demo: t } = copy(lang);
  const address = demoHref();
  if (!address) return null;
  return (
    <Section id="demo" title={t.title} intro={t.text}>
      <a
        className="stack-1"
        href={address}
        hrefLang={lang === demoLang ? undefined : languageTag[demoLang]}
      >
        <Picture of={housePicture} alt={t.picture} sizes={acrossWindow(100)} />
        <span>{t.link}</span>
      </a>
    </Section>
  );
};
