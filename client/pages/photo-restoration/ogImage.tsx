import { restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { OgImageModule } from '../../ogImage/types';
import { words } from './copy.pt';
import { colours } from './ogImage/colours';
import { TornPhoto } from './ogImage/TornPhoto';

export const ogImage: OgImageModule['ogImage'] = () => ({
  kicker: words.hero.name,
  line: words.hero.title,
  // The delivery time starts when the client accepts the price.
  detail: `Você aprova o preço, e a foto fica pronta em até ${formatNumber(restorationHours, 'pt')}\u00a0horas.`,
  figure: <TornPhoto />,
  palette: { ground: colours.dark, ink: colours.ink, soft: colours.soft },
  words: { x: 64, width: 440 },
});
