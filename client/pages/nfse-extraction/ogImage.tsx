import { taxes } from '../../../shared/apis/nfse';
import { type NfseName, nfseExample } from '../../../shared/apis/nfseExample';
import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { printed } from '../../components/document-figure/nfse';
import { cardSize } from '../../ogImage/size';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { type Facts, facts } from './facts';

const imageCopy = words({
  line: {
    en: 'Brazilian service invoice to JSON, field by field',
    pt: 'Da nota de serviço ao JSON, campo por campo',
  },
  detail: {
    en: ({ fields, free }: Facts) =>
      `${fields} fields from PDF or XML. ${free} requests a month free.`,
    pt: ({ fields, free }: Facts) =>
      `PDF ou XML em ${fields} campos. ${free} requisições por mês grátis.`,
  },
});

/** The x positions at which the paper begins, the paper ends and the screen begins. */
const edges = { paper: 588, screen: 962 };
const row = cardSize.height / taxes.length;
const stroke = { left: edges.paper + 20, length: 376, height: 78 };

/** A tax on the paper and in the answer; one that is missing on the paper has no highlight. */
const Row = ({ tax, at }: { tax: (typeof taxes)[number]; at: number }) => {
  const name: NfseName = `${tax}Value`;
  const value = nfseExample[name];
  const { left, length, height } = stroke;
  const text = { y: 14, size: 40, fill: brand.onSheet.light };
  return (
    <g transform={`translate(0 ${(at + 0.5) * row})`}>
      {value !== null && (
        <path
          d={`M${left}-${height / 2}h${length}l44 ${height / 2}-44 ${height / 2}h-${length}z`}
          fill={brand.sun.light}
        />
      )}
      <Words {...text} x={left + 18} weight={700}>
        {tax.toUpperCase()}
      </Words>
      <Words {...text} x={edges.screen - 14} anchor="end">
        {printed(name, value)}
      </Words>
      <Words
        x={1048}
        y={17}
        size={52}
        weight={700}
        fill={value === null ? brand.onScreen.light : brand.fieldSun.light}
      >
        {JSON.stringify(value)}
      </Words>
    </g>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  return {
    line: t.line,
    detail: t.detail(facts(lang)),
    palette: {
      ground: brand.sunken.light,
      ink: brand.ink.light,
      soft: brand.inkSoft.light,
    },
    words: { x: 64, width: 496 },
    figure: (
      <>
        <rect
          x={edges.paper}
          width={edges.screen - edges.paper}
          height="630"
          fill={brand.sheet.light}
        />
        <rect x={edges.screen} width="300" height="630" fill={brand.screen.light} />
        {taxes.map((tax, at) => (
          <Row key={tax} tax={tax} at={at} />
        ))}
      </>
    ),
  };
};
