import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { exampleMonth, type Source, sources } from './data';
import { side, streamOf } from './flowLayout';
import { reported as reportedBy, reportedTogether, total } from './totals';

const imageCopy = words({
  detail: {
    en: (count: string, before: string, right: string) =>
      `${count} systems together said ${before}. It was ${right}.`,
    pt: (count: string, before: string, right: string) =>
      `${count} sistemas somavam ${before}. Eram ${right}.`,
  },
  sources: {
    erp: { en: 'ERP', pt: 'ERP' },
    shop: { en: 'Store', pt: 'Loja' },
    sheet: { en: 'Sheet', pt: 'Planilha' },
    bank: { en: 'Bank', pt: 'Banco' },
  },
});

const screen = {
  ground: brand.screen.light,
  ink: brand.onScreen.light,
  soft: brand.inkSoft.dark,
};

/** The colour of each source, as on the page (choice.css). */
const tones: Record<Source, string> = {
  erp: brand.fieldSky.light,
  shop: brand.fieldLeaf.light,
  sheet: brand.fieldSun.light,
  bank: brand.fieldCoral.light,
};

const left = 620;
const slot = 145;
const flow = { top: 136, height: 330 };

/** The page's streams, mirrored along their diagonal to flow downwards, and stretched. */
const turned = [
  `translate(${left} ${flow.top})`,
  `scale(${(slot * sources.length) / side} ${flow.height / side})`,
  'matrix(0 1 1 0 0 0)',
].join(' ');

/** Formats an amount without cents: the image has no space for them. */
const money = (amount: number, lang: Lang): string =>
  formatPrice({ amount, currency: readersCurrency[lang] }, lang);

/** The total that each system reported, and the one correct total. */
const Figure = ({ lang }: { lang: Lang }) => {
  const { sources: names } = imageCopy(lang);
  return (
    <>
      <g transform={turned}>
        {sources.map((source) => (
          <path key={source} d={streamOf(source)} fill={tones[source]} />
        ))}
      </g>
      {sources.map((source, at) => (
        <g key={source} transform={`translate(${left + slot * (at + 0.5)} 0)`}>
          <Words x={0} y={62} size={34} anchor="middle" fill={screen.ink}>
            {names[source]}
          </Words>
          <Words x={0} y={112} size={38} weight={650} anchor="middle" fill={tones[source]}>
            {formatNumber(reportedBy(source), lang, 0)}
          </Words>
        </g>
      ))}
      <rect x={left + 20} y={452} width={540} height={146} rx={10} fill={screen.ink} />
      <Words
        x={left + 290}
        y={554}
        size={92}
        font="display"
        weight={750}
        anchor="middle"
        fill={screen.ground}
      >
        {money(total(exampleMonth), lang)}
      </Words>
    </>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => ({
  kicker: copy(lang).hero.kicker,
  line: copy(lang).hero.question,
  detail: imageCopy(lang).detail(
    formatNumber(sources.length, lang),
    money(reportedTogether, lang),
    money(total(exampleMonth), lang),
  ),
  palette: screen,
  words: { x: 64, width: 520 },
  figure: <Figure lang={lang} />,
});
