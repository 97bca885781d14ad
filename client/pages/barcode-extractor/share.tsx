import type { CodeType } from '../../../shared/apis/codes';
import { brand } from '../../../shared/brand';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { ShareModule } from '../../share/card';
import { Words } from '../../share/Words';
import { copy } from './copy';
import { drawnCode, figures } from './data';

const ink = brand.onSheet.light;

type FoundProps = { type: CodeType; x: number; y: number; scale: number };

/** A code that a phone can read, and the corners of the box that found it. */
const Found = ({ type, x, y, scale }: FoundProps) => {
  const { path, position } = drawnCode(type);
  const gap = 24;
  const arm = 52;
  const [left, top] = [x - gap, y - gap];
  const [right, bottom] = [x + position.width * scale + gap, y + position.height * scale + gap];
  return (
    <>
      <path
        d={`M${left} ${top + arm}v${-arm}h${arm}M${right - arm} ${top}h${arm}v${arm}M${right} ${bottom - arm}v${arm}h${-arm}M${left + arm} ${bottom}h${-arm}v${-arm}`}
        fill="none"
        stroke={ink}
        strokeWidth="9"
      />
      <path
        d={path}
        transform={`translate(${x} ${y}) scale(${scale})`}
        fill={ink}
        fillRule="evenodd"
      />
    </>
  );
};

type PlaceProps = { type: CodeType; x: number; y: number; lang: Lang };

/** Where a code is on its page, as the answer says it. */
const Place = ({ type, x, y, lang }: PlaceProps) =>
  (['x', 'y'] as const).map((axis, at) => (
    <Words key={axis} x={x} y={y + at * 58} size={52} weight={650} fill={ink}>
      {`${axis} ${formatNumber(drawnCode(type).position[axis], lang)}`}
    </Words>
  ));

/** Two codes of the sample page, each on its colour, with its kind and its place. */
const Figure = ({ lang }: { lang: Lang }) => (
  <>
    <rect x="632" width="568" height="408" fill={brand.fieldSky.light} />
    <Found type="QR_CODE" x={692} y={60} scale={2.88} />
    <Place type="QR_CODE" x={1030} y={96} lang={lang} />
    <rect x="632" y="408" width="568" height="222" fill={brand.fieldSun.light} />
    <Found type="CODE128" x={692} y={520} scale={1.4} />
  </>
);

export const share: ShareModule['share'] = ({ lang }) => {
  const { hero } = copy(lang);
  const { free, price, quota } = figures(lang);
  return {
    line: hero.title,
    detail: hero.terms(free, price, quota),
    figure: <Figure lang={lang} />,
    palette: {
      ground: brand.screen.light,
      ink: brand.onScreen.light,
      soft: brand.inkSoft.dark,
      accent: brand.fieldSky.light,
    },
    words: { x: 64, width: 520 },
  };
};
