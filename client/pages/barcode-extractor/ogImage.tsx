import type { CodeType } from '../../../shared/apis/codes';
import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { PlanFigures } from '../../../shared/prices/marketplace';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { drawnCode, figures } from './data';

const imageCopy = words({
  detail: {
    en: ({ free, price, quota }: PlanFigures) =>
      `${free} requests free, ${quota}\u00a0for\u00a0${price} a month.`,
    pt: ({ free, price, quota }: PlanFigures) =>
      `${free} requisições grátis, ${quota}\u00a0por\u00a0${price} ao mês.`,
  },
});

const ink = brand.onSheet.light;

type FoundProps = { type: CodeType; x: number; y: number; scale: number; stretch?: number };

/** A scannable code with corner marks. */
const Found = ({ type, x, y, scale, stretch = 1 }: FoundProps) => {
  const { path, position } = drawnCode(type);
  const gap = 24;
  const arm = 52;
  const [left, top] = [x - gap, y - gap];
  const [right, bottom] = [
    x + position.width * scale + gap,
    y + position.height * scale * stretch + gap,
  ];
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
        transform={`translate(${x} ${y}) scale(${scale} ${scale * stretch})`}
        fill={ink}
        fillRule="evenodd"
      />
    </>
  );
};

/** Two codes of the sample page, each in its colour: the position of one, the value of the other. */
const Figure = ({ lang }: { lang: Lang }) => (
  <>
    <rect x="632" width="568" height="396" fill={brand.fieldSky.light} />
    <Found type="QR_CODE" x={856} y={58} scale={2.8} />
    {(['x', 'y'] as const).map((axis, at) => (
      <Words key={axis} x={668} y={82 + at * 58} size={50} weight={650} fill={ink}>
        {`${axis} ${formatNumber(drawnCode('QR_CODE').position[axis], lang)}`}
      </Words>
    ))}
    <rect x="632" y="396" width="568" height="234" fill={brand.fieldSun.light} />
    <Words x={668} y={463} size={54} weight={650} fill={ink}>
      {drawnCode('CODE128').value}
    </Words>
    <Found type="CODE128" x={692} y={520} scale={1.42} stretch={2} />
  </>
);

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  return {
    line: copy(lang).hero.title,
    detail: imageCopy(lang).detail(figures(lang)),
    figure: <Figure lang={lang} />,
    palette: {
      ground: brand.screen.light,
      ink: brand.onScreen.light,
      soft: brand.inkSoft.dark,
    },
    words: { x: 64, width: 520 },
  };
};
