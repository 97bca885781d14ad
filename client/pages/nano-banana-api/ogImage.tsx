import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { Marked } from '../../ogImage/blocks';
import type { OgImageModule } from '../../ogImage/types';
import { copy } from './copy';
import { Drawing } from './Drawing';
import { edits, type Figures, figures } from './data';
import { day, yellow } from './inks';

const imageCopy = words({
  detail: {
    en: ({ free, price, quota }: Figures) =>
      `${free} requests free, ${quota}\u00a0for\u00a0${price} a month.`,
    pt: ({ free, price, quota }: Figures) =>
      `${free} requisições grátis, ${quota}\u00a0por\u00a0${price} ao mês.`,
  },
});

/** The position of the drawing, and the x at which the edit starts. */
const scene = 'translate(458 118) scale(1.88)';
const half = 185;

/** One street before and after the edit: left of the line, and right of it. */
const Figure = ({ request }: { request: string }) => (
  <>
    <clipPath id="panel">
      <path d="M580 0h620v630H580z" />
    </clipPath>
    <clipPath id="after">
      <path d={`M${half} 0h${400 - half}v280H${half}z`} />
    </clipPath>
    <g clipPath="url(#panel)">
      <path d="M580 0h620v630H580z" fill={day.sky} />
      <g transform={scene}>
        <Drawing ink={(name) => day[name]} />
        <g clipPath="url(#after)">
          <Drawing ink={(name) => yellow[name]} />
        </g>
        <path d={`M${half} 0v280`} stroke={brand.sheet.light} strokeWidth="3" />
        <path
          d={edits.awning}
          fill="none"
          stroke={day.dark}
          strokeWidth="3"
          strokeDasharray="8 5"
        />
      </g>
    </g>
    <path d="M580 0h620v118H580z" fill={brand.screen.light} />
    <Marked x={616} y={75} size={46} font="display" tone={brand.fieldSun.light}>
      {request}
    </Marked>
  </>
);

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const { hero, figure } = copy(lang);
  return {
    line: hero.title,
    detail: imageCopy(lang).detail(figures(lang)),
    figure: <Figure request={figure.edits.awning} />,
    palette: { ground: day.trim, ink: day.dark, soft: brand.inkSoft.light },
    words: { x: 64, width: 470 },
  };
};
