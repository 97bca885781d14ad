import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { formatNumber } from '../../../shared/format';
import { privacyFacts } from '../../../shared/privacy';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';

const imageCopy = words({
  line: {
    en: 'Your data: what is kept, and how long',
    pt: 'Seus dados: o que fica, e até quando',
  },
  detail: {
    en: (hours: string) => `A file sent to be read is deleted within ${hours} hours.`,
    pt: (hours: string) => `Arquivo enviado para leitura é apagado em até ${hours} horas.`,
  },
});

/** The sheet, cropped at the top, and the shredder's slot. */
const sheet = { left: 692, width: 448, slot: 374, strips: 16 };
const slice = sheet.width / sheet.strips;
const paper = brand.sheet.light;

/** Unreadable lines of text on the sheet and on its strips. */
const lines = [
  { y: 244, width: 352 },
  { y: 288, width: 264 },
];

/** One strip of the sheet, with its own length and tilt. */
const Strip = ({ at }: { at: number }) => {
  const long = 120 + ((at * 67) % 110);
  const lean = ((at * 5) % 7) - 3 + (at - sheet.strips / 2) * 0.8;
  const across = `h${slice - 6}v16h-${slice - 6}z`;
  return (
    <g
      transform={`translate(${sheet.left + at * slice + 3} ${sheet.slot}) rotate(${-lean} ${slice / 2} 0)`}
    >
      <rect width={slice - 6} height={long} fill={paper} />
      <path d={`M0 74${across}M0 116${across}`} fill={brand.line.light} />
    </g>
  );
};

/** A sheet in a shredder, labelled with its retention time. */
const Shredder = ({ hours }: { hours: string }) => (
  <>
    {Array.from({ length: sheet.strips }, (_, at) => at).map((at) => (
      <Strip key={at} at={at} />
    ))}
    <g transform={`translate(${sheet.left} ${sheet.slot})`}>
      <rect x="-56" y="-30" width="640" height="80" rx="16" fill={brand.sun.light} />
      <rect x="-18" y="-9" width={sheet.width + 36} height="18" rx="9" fill={brand.ink.light} />
    </g>
    <rect x={sheet.left} width={sheet.width} height={sheet.slot} fill={paper} />
    <Words
      x={sheet.left + 44}
      y={184}
      size={164}
      font="display"
      weight={800}
      fill={brand.ink.light}
    >
      {`${hours}\u00a0h`}
    </Words>
    {lines.map(({ y, width }) => (
      <rect
        key={y}
        x={sheet.left + 48}
        y={y}
        width={width}
        height="18"
        rx="9"
        fill={brand.line.light}
      />
    ))}
  </>
);

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  const hours = formatNumber(privacyFacts.fileHours, lang);
  return {
    line: t.line,
    detail: t.detail(hours),
    words: { x: 64, width: 536 },
    palette: {
      ground: brand.paper.dark,
      ink: brand.ink.dark,
      soft: brand.inkSoft.dark,
    },
    figure: <Shredder hours={hours} />,
  };
};
