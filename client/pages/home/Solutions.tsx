import { lawFirmDays, restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { isPage } from '../../../shared/pages';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';
import { extras } from './copy.pt';

type Told = readonly [OfferId, string];

/** Offers whose pages exist in one language only. */
const extraOffers: Localized<readonly Told[]> = {
  en: [],
  pt: [
    ['landing-page-advogados', extras['landing-page-advogados'](formatNumber(lawFirmDays, 'pt'))],
    ['photo-restoration', extras['photo-restoration'](formatNumber(restorationHours, 'pt'))],
    ['community', extras.community],
  ],
};

/** The remaining offers; those without a page say that they are asked about by message. */
export const Solutions = () => {
  const lang = useLang();
  const { solutions: t } = copy(lang);
  const told = (offer: keyof typeof t.items): Told => [offer, t.items[offer]];
  const offers = [
    told('website-development'),
    ...extraOffers[lang],
    told('nano-banana-api'),
    told('whatsapp-bot'),
    told('telegram-manager'),
    told('shopee-deal-hunter'),
  ];
  return (
    <Section id="solutions" title={t.title} intro={t.intro}>
      <ul className="home__solutions-row">
        {offers.map(([offer, text]) => (
          <li key={offer} className="card home__words">
            <h3>
              <OfferLink offer={offer} />
            </h3>
            <p className="small">{text}</p>
            {!isPage(offer) && <p className="small home__by">{t.message} ↗</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
};
