import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { formatPrice } from '../../../shared/format';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import type { OgImageModule } from '../../ogImage/types';
import { copy } from './copy';
import { Cabinet } from './ogImage/Cabinet';
import { manila } from './ogImage/manila';
import { drawer } from './samples';

const imageCopy = words({
  detail: {
    en: (price: string) => `Crooked or stained scans become text. From ${price} a month.`,
    pt: (price: string) => `Documento torto ou manchado vira texto. A partir de ${price} por mês.`,
  },
});

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => ({
  line: copy(lang).hero.title,
  detail: imageCopy(lang).detail(formatPrice(ocrPlans[0].price[lang], lang)),
  palette: {
    ground: manila.light,
    ink: brand.ink.light,
    soft: brand.inkSoft.light,
  },
  words: { x: 64, width: 520 },
  figure: <Cabinet drawer={drawer[lang]} />,
});
