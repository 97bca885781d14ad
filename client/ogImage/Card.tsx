import { brand } from '../../shared/brand';
import { BrandName } from './BrandName';
import { useShape } from './shape';
import { cardSize } from './size';
import type { OgImage, Palette } from './types';
import { type Setting, setWords, Words } from './Words';

const margin = 64;

/** The site's colours: the palette of an image that defines none. */
const plain: Palette = {
  ground: brand.paper.light,
  ink: brand.ink.light,
  soft: brand.inkSoft.light,
};

/** The headline has at most `lines` lines, in the largest of `sizes` that fits. */
const headline = { lines: 4, sizes: [88, 82, 76, 70, 64, 58], leading: 1.04 };
/** The detail has at most `lines` lines, in the larger of `sizes` that fits. */
const small = { lines: 3, sizes: [36, 32], leading: 1.25 };
const above = { size: 32, weight: 650, leading: 1.2, gap: 14 };

type Fitting = Omit<Setting, 'size' | 'width'> & { width: number; height: number };

/**
 * Finds the largest font size in which a headline fits. Throws if none fits: smaller text would be
 * unreadable.
 */
const useFittingSize = ({ height, ...words }: Fitting): { size: number; lines: number } => {
  const shape = useShape();
  for (const size of headline.sizes) {
    const set = setWords(shape, { ...words, size });
    const tall = set.length * size * headline.leading;
    const wide = Math.max(...set.map(({ width }) => width));
    if (set.length <= headline.lines && tall <= height && wide <= words.width)
      return { size, lines: set.length };
  }
  throw new Error(`the headline of a share picture is too long: ${words.children}`);
};

type Props = { card: OgImage; name: string | undefined; mark: string };

/** Renders an Open Graph image as SVG: background, figure, logo with the site name, headline and detail. */
export const Card = ({ card, name, mark }: Props) => {
  const { line, kicker = '', detail, figure, palette = plain, font = 'display' } = card;
  const { x, width } = card.words ?? { x: margin, width: 560 };
  const shape = useShape();
  const linesOf = (size: number) => setWords(shape, { children: detail, size, width }).length;
  const detailSize = small.sizes.find((size) => linesOf(size) <= small.lines);
  if (!detailSize) throw new Error(`too long for a share picture: ${detail}`);
  const detailTop =
    cardSize.height - margin - (linesOf(detailSize) - 1) * detailSize * small.leading;
  const top = margin + 56;
  const bottom = detailTop - detailSize - 24;
  const words = { children: line, width, font, weight: font === 'studio' ? 600 : 750 };
  const over = { size: above.size, weight: above.weight, width, children: kicker };
  const said = kicker ? setWords(shape, over).length * above.size * above.leading + above.gap : 0;
  const { size, lines } = useFittingSize({ ...words, height: bottom - top - said });
  const start = top + (bottom - top - said - lines * size * headline.leading) / 2;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      {...cardSize}
    >
      <title>{line}</title>
      <rect {...cardSize} fill={palette.ground} />
      {figure}
      <svg
        x={x - 10}
        y={margin - 26}
        width="64"
        height="64"
        viewBox="0 0 32 32"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own mark, public/favicon.svg
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      {name && (
        <BrandName x={x + 70} y={margin + 19} width={width - 70} fill={palette.ink}>
          {name}
        </BrandName>
      )}
      {kicker && (
        <Words
          {...over}
          x={x}
          y={start + above.size * 0.85}
          leading={above.leading}
          fill={palette.ink}
        />
      )}
      <Words
        {...words}
        x={x}
        y={start + said + size * 0.85}
        size={size}
        leading={headline.leading}
        fill={palette.ink}
      />
      <Words
        x={x}
        y={detailTop}
        size={detailSize}
        width={width}
        leading={small.leading}
        fill={palette.soft}
      >
        {detail}
      </Words>
    </svg>
  );
};
