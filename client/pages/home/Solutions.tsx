import { lawFirmDays, restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { isPage } from '../../../shared/pages';
import type { Tone } from '../../components/document-figure/sample';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { CardPicture } from './CardPicture';
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

/** What an offer is, in words; without a page it says that it is asked about by message. */
const Words = ({ told: [offer, text] }: { told: Told }) => {
  const { message } = copy(useLang()).solutions;
  return (
    <>
      <h3>
        <OfferLink offer={offer} />
      </h3>
      <p className="small">{text}</p>
      {!isPage(offer) && <p className="small home__by">{message} ↗</p>}
    </>
  );
};

const pictureTones: Partial<Record<OfferId, Tone>> = { 'website-development': 'sun' };

const Row = ({ offers }: { offers: readonly Told[] }) => (
  <ul className="home__solutions-row">
    {offers.map((told) => (
      <li key={told[0]} className="card home__words">
        <Words told={told} />
      </li>
    ))}
  </ul>
);

/** Offers with a picture each, and those by message as a list beneath. */
const Pictured = ({ offers }: { offers: readonly Told[] }) => (
  <>
    <ul className="home__products-row home__pictured">
      {offers
        .filter(([offer]) => isPage(offer))
        .map((told) => (
          <li key={told[0]} className="card home__product" data-tone={pictureTones[told[0]]}>
            <CardPicture offer={told[0]} />
            <div className="home__words">
              <Words told={told} />
            </div>
          </li>
        ))}
    </ul>
    <ul className="home__others">
      {offers
        .filter(([offer]) => !isPage(offer))
        .map((told) => (
          <li key={told[0]}>
            <Words told={told} />
          </li>
        ))}
    </ul>
  </>
);

/** In English two of these offers have a page, so each of the two gets a picture. */
const lists: Localized<typeof Row> = { en: Pictured, pt: Row };

/** The remaining offers. */
export const Solutions = () => {
  const lang = useLang();
  const { solutions: t } = copy(lang);
  const List = lists[lang];
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
      <List offers={offers} />
    </Section>
  );
};
