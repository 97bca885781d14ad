import { lawFirmDays, restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { isPage } from '../../../shared/pages';
import type { Tone } from '../../components/document-figure/sample';
import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { Card, CardPicture } from './Card';
import { copy } from './copy';
import { extras } from './copy.pt';

/** Offers whose pages exist in one language only. */
const extraOffers: Localized<Partial<Record<OfferId, string>>> = {
  en: {},
  pt: {
    ...extras,
    'landing-page-advogados': extras['landing-page-advogados'](formatNumber(lawFirmDays, 'pt')),
    'photo-restoration': extras['photo-restoration'](formatNumber(restorationHours, 'pt')),
  },
};

/** The two with a picture, one of them in gray. */
const tones: Partial<Record<OfferId, Tone | undefined>> = {
  'website-development': 'sun',
  'nano-banana-api': undefined,
};

/** The remaining offers; beneath them those that have no page, as the messages that ask about them. */
export const Solutions = () => {
  const lang = useLang();
  const { solutions: t } = copy(lang);
  const told = Object.entries({ ...t.items, ...extraOffers[lang] }) as [OfferId, string][];
  return (
    <div id="solutions" className="stack-4">
      <h3>{t.title}</h3>
      <ul className="home__others">
        {told
          .filter(([offer]) => isPage(offer))
          .map(([offer, text]) => (
            <Card
              key={offer}
              offer={offer}
              tone={tones[offer]}
              picture={offer in tones && <CardPicture offer={offer} />}
            >
              <p className="small">{text}</p>
            </Card>
          ))}
      </ul>
      <div className="stack-3">
        <p>{t.message}</p>
        <ul className="grid">
          {told
            .filter(([offer]) => !isPage(offer))
            .map(([offer, text]) => (
              <li key={offer} id={offer} className="bubble ground-sheet home__message">
                <h3>
                  <OfferLink offer={offer} />
                </h3>
                <p className="small">{text}</p>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
};
