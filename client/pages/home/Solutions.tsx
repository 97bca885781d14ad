import { lawFirmDays, restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';
import { extras } from './copy.pt';
import { SolutionGroup } from './SolutionGroup';

const none = { web: [], chat: [] } as const;

const inPortuguese = {
  web: [
    [
      'landing-page-advogados',
      extras.web['landing-page-advogados'](formatNumber(lawFirmDays, 'pt')),
    ],
    ['photo-restoration', extras.web['photo-restoration'](formatNumber(restorationHours, 'pt'))],
  ],
  chat: [['community', extras.chat.community]],
} as const;

/** Offers whose pages exist in one language only. */
const extraOffers: Localized<typeof inPortuguese | typeof none> = { en: none, pt: inPortuguese };

/** The remaining offers, in running text. */
export const Solutions = () => {
  const lang = useLang();
  const { solutions: t } = copy(lang);
  const also = extraOffers[lang];
  const told = (offer: keyof typeof t.items): [OfferId, string] => [offer, t.items[offer]];
  return (
    <Section id="solutions" title={t.title} intro={t.intro} className="halves">
      <SolutionGroup
        name={t.groups.web}
        offers={[told('website-development'), ...also.web, told('nano-banana-api')]}
      />
      <SolutionGroup
        name={t.groups.chat}
        offers={[
          told('whatsapp-bot'),
          told('telegram-manager'),
          told('shopee-deal-hunter'),
          ...also.chat,
        ]}
      />
    </Section>
  );
};
