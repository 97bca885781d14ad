import { lawFirmDays, restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { isPage } from '../../../shared/pages';
import type { Tone } from '../../components/document-figure/sample';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { CardPicture } from './CardPicture';
import { copy } from './copy';
import { extras } from './copy.pt';
import '../../components/document-figure/field-tones.css';
import '../../components/card/card.css';

type Told = readonly [OfferId, string];

/** Offers whose pages exist in one language only. */
const extraOffers: Localized<Partial<Record<OfferId, string>>> = {
  en: {},
  pt: {
    ...extras,
    'landing-page-advogados': extras['landing-page-advogados'](formatNumber(lawFirmDays, 'pt')),
    'photo-restoration': extras['photo-restoration'](formatNumber(restorationHours, 'pt')),
  },
};

/** The two that a desk shows with a picture, one of them in gray. */
const tones: Partial<Record<OfferId, Tone | undefined>> = {
  'website-development': 'sun',
  'nano-banana-api': undefined,
};

/** An offer's name and a sentence. */
const Words = ({ told: [offer, text] }: { told: Told }) => (
  <div>
    <h3>
      <OfferLink offer={offer} />
    </h3>
    <p className="small">{text}</p>
  </div>
);

/** The remaining offers in one list; beneath it those that have no page, as the messages that ask about them. */
export const Solutions = () => {
  const lang = useLang();
  const { solutions: t } = copy(lang);
  const told = Object.entries({ ...t.items, ...extraOffers[lang] }) as Told[];
  return (
    <Section id="solutions" title={t.title}>
      <ul className="home__others">
        {told
          .filter(([offer]) => isPage(offer))
          .map((one) => (
            <li
              key={one[0]}
              className={one[0] in tones ? 'card' : undefined}
              data-tone={tones[one[0]]}
            >
              {one[0] in tones && <CardPicture offer={one[0]} />}
              <Words told={one} />
            </li>
          ))}
      </ul>
      <div className="home__messages">
        <p>{t.message}</p>
        <ul>
          {told
            .filter(([offer]) => !isPage(offer))
            .map((one) => (
              <li key={one[0]} className="card">
                <Words told={one} />
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
};
