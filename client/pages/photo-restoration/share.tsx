import { restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { ShareModule } from '../../share/card';
import { cardSize } from '../../share/size';
import { words } from './onlyPortuguese';
import restored from './pictures/jangada-new-960.webp';
import old from './pictures/jangada-old-960.webp';

/** The page's dark-room, and the mark of its comparison. */
const palette = { ground: '#140e0c', ink: '#f4ede4', soft: '#c7bbb1' };
const accent = '#ee3533';

/** The sail of the second example, whose tear is seen at any size; as high as the card. */
const photo = { width: 945, left: 372 };
const print = { x: 614, y: 0, width: 586, height: cardSize.height };
/** Where the restored part ends. */
const edge = 838;
const middle = 452;

/** One photograph, restored as far as the handle of the page's comparison. */
const Half = ({ of, x, width }: { of: string; x: number; width: number }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a window in a picture, whose alternative text is the card's
  <svg x={x} y={print.y} width={width} height={print.height} overflow="hidden">
    <image
      href={of}
      x={photo.left - x}
      width={photo.width}
      height={print.height}
      preserveAspectRatio="xMidYMid slice"
    />
  </svg>
);

const figure = (
  <>
    <Half of={restored} x={print.x} width={edge - print.x} />
    <Half of={old} x={edge} width={cardSize.width - edge} />
    <path d={`M${edge} 0v${cardSize.height}`} stroke={accent} strokeWidth="6" />
    <circle cx={edge} cy={middle} r="44" fill={accent} stroke={palette.ink} strokeWidth="5" />
    <path
      d={`M${edge - 28} ${middle}l18-17v34zM${edge + 28} ${middle}l-18-17v34z`}
      fill={palette.ink}
    />
  </>
);

export const share: ShareModule['share'] = () => ({
  line: words.hero.title,
  detail: `Rasgo, risco e cor apagada saem em até ${formatNumber(restorationHours, 'pt')}\u00a0horas.`,
  palette,
  words: { x: 64, width: 490 },
  figure,
});
