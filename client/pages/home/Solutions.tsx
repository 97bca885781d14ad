import type { ReactNode } from 'react';
import { lawFirmDays, restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { CardPicture } from './CardPicture';
import { copy } from './copy';
import { extras } from './copy.pt';

type Told = readonly [OfferId, string];

/** An offer's name and a sentence about it. */
const Words = ({ told: [offer, text] }: { told: Told }) => (
  <>
    <h3>
      <OfferLink offer={offer} />
    </h3>
    <p className="small">{text}</p>
  </>
);

const List = ({ offers }: { offers: readonly Told[] }) => (
  <ul className="home__others">
    {offers.map((told) => (
      <li key={told[0]}>
        <Words told={told} />
      </li>
    ))}
  </ul>
);

/** Offers whose pages exist in one language only. */
const extraOffers: Localized<ReactNode> = {
  en: undefined,
  pt: (
    <List
      offers={[
        [
          'landing-page-advogados',
          extras['landing-page-advogados'](formatNumber(lawFirmDays, 'pt')),
        ],
        ['photo-restoration', extras['photo-restoration'](formatNumber(restorationHours, 'pt'))],
        ['community', extras.community],
      ]}
    />
  ),
};

/** The two that are drawn on a card, one of them in gray. */
const pictured = [['website-development', 'sun'], ['nano-banana-api']] as const;

/** Without a page of their own. */
const byMessage = ['whatsapp-bot', 'telegram-manager', 'shopee-deal-hunter'] as const;

/** The remaining offers: two with a picture, others with a page, and those that are asked about by message. */
export const Solutions = () => {
  const lang = useLang();
  const { solutions: t } = copy(lang);
  const told = (offer: keyof typeof t.items): Told => [offer, t.items[offer]];
  return (
    <Section id="solutions" title={t.title}>
      <ul className="home__products-row home__pictured">
        {pictured.map(([offer, tone]) => (
          <li key={offer} className="card home__product" data-tone={tone}>
            <CardPicture offer={offer} />
            <div className="home__words">
              <Words told={told(offer)} />
            </div>
          </li>
        ))}
      </ul>
      {extraOffers[lang]}
      <div className="stack-1">
        <p>{t.message}</p>
        <List offers={byMessage.map(told)} />
      </div>
    </Section>
  );
};
