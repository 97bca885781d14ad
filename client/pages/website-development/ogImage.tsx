import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { firstMoment } from './data';
import { formatSeconds } from './format';
import { FreshPhone, OldPhone } from './ogImage/Phones';

const imageCopy = words({
  line: {
    en: 'Opens before your visitor gives up',
    pt: 'Abre antes de o cliente desistir',
  },
  detail: {
    en: 'Company sites, online stores and portals. Free quote.',
    pt: 'Site, loja virtual e sistema. Orçamento grátis.',
  },
  moment: { en: 'after the tap', pt: 'depois do toque' },
});

/** The sky colours of the page's bus stop. */
const palette = {
  ground: '#bfe5f5',
  ink: brand.ink.light,
  soft: brand.inkSoft.light,
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  return {
    kicker: copy(lang).hero.kicker,
    line: t.line,
    detail: t.detail,
    palette,
    words: { x: 64, width: 520 },
    figure: (
      <>
        <Words x={624} y={146} size={124} font="display" weight={750} fill={palette.ink}>
          {formatSeconds(firstMoment, lang)}
        </Words>
        <Words x={628} y={200} size={34} weight={600} fill={palette.ink}>
          {t.moment}
        </Words>
        <OldPhone x={628} y={244} />
        <FreshPhone x={896} y={56} lang={lang} />
      </>
    ),
  };
};
