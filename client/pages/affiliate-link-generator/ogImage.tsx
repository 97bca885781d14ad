import { brand } from '../../../shared/brand';
import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { Marked, Screen } from '../../ogImage/blocks';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { productPath } from './data';
import { Posts } from './ogImage/Posts';

/** The green of the chat in which the links are sent. */
const palette = {
  ground: '#c8e8cd',
  ink: brand.ink.light,
  soft: brand.inkSoft.light,
};

const [cheapest] = affiliatePlans;

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const { hero, chat } = copy(lang);
  return {
    kicker: hero.kicker,
    line: hero.title,
    detail: hero.price(formatPrice(cheapest.price[lang], lang)),
    palette,
    words: { x: 64, width: 520 },
    figure: (
      <>
        <Posts />
        <Screen x={654} y={300} width={506} height={104} turn={-3}>
          <Words x={34} y={70} size={54} fill={brand.onScreen.light}>
            {productPath}
          </Words>
          <Marked x={250} y={70} size={54} tone={brand.fieldSun.light}>
            {chat.code}
          </Marked>
        </Screen>
      </>
    ),
  };
};
