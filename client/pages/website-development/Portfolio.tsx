import { lawFirmDays } from '../../../shared/delivery';
import { formatNumber, formatPrice } from '../../../shared/format';
import { type Lang, languageTag } from '../../../shared/languages';
import { demoLang } from '../../../shared/links';
import { readyMade } from '../../../shared/prices/landingPages';
import { Picture } from '../../components/picture/Picture';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { firstViews } from './firstViews';
import '../../components/card/card.css';

/** What the landing pages by trade cost at least, and in how many days they are made. */
const planned = (lang: Lang): string =>
  copy(lang).portfolio.planned(
    formatPrice({ amount: readyMade.amount, currency: 'BRL' }, lang),
    formatNumber(readyMade.soonest, lang),
    formatNumber(readyMade.latest, lang),
  );

/** Six pages to open, each a card with its first view; below them what holds for all. */
export const Portfolio = () => {
  const lang = useLang();
  const { portfolio: t } = copy(lang);
  const terms = {
    planned: planned(lang),
    quoted: t.quoted(formatNumber(lawFirmDays, lang)),
    demo: t.demo,
  };
  return (
    <Section id="portfolio" className="ground-sunken" title={t.title}>
      <ul className="grid website-development__six">
        {firstViews.map(({ id, address, price, picture, narrow }) => {
          const { name, text, alt } = t.items[id];
          return (
            <li key={id} className="card">
              <a href={address} hrefLang={lang === demoLang ? undefined : languageTag[demoLang]}>
                <strong>{name}</strong>
                <Picture
                  of={picture}
                  alt={alt}
                  sizes="31rem"
                  narrow={{ of: narrow, sizes: '47vw' }}
                />
              </a>
              <p>{text}</p>
              <p className="small">{terms[price]}</p>
            </li>
          );
        })}
      </ul>
      <p className="row small">{t.note}</p>
    </Section>
  );
};
