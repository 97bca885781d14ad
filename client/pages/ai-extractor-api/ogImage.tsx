import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { type FieldId, fields, figures } from './data';
import { signature } from './Handwriting';
import { roundedPath } from './ogImage/roundedPath';
import { type Receipt, receipt } from './samples';

const imageCopy = words({
  line: {
    en: 'You name the fields. We build the API.',
    pt: 'Você diz os campos. A\u00a0gente faz a API que lê.',
  },
  detail: {
    en: (time: string) => `For receipts, lab reports and leases. Typical time: ${time}.`,
    pt: (time: string) => `Para canhoto, laudo e contrato. Prazo típico: ${time}.`,
  },
});

/** The carbon copies of the form (colours of page.css): yellow sheet, pink sheet, print and pen. */
const form = { copy: '#fdf1b8', under: '#ffcfd8', print: '#005d59', pen: '#1c3aa1' };

const tones = {
  sky: brand.fieldSky.light,
  leaf: brand.fieldLeaf.light,
  sun: brand.fieldSun.light,
  coral: brand.fieldCoral.light,
};

const box = { x: 2, y: 2, width: 66, height: 66 };

const pen = {
  fill: 'none',
  stroke: form.pen,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type RowProps = { id: FieldId; y: number; paper: Receipt; children: ReactNode };

/** A field of the form: checkbox, name and written value, which is highlighted if selected. */
const Row = ({ id, y, paper, children }: RowProps) => {
  const field = fields.find((one) => one.id === id);
  const tone = field && 'wanted' in field ? tones[field.tone] : undefined;
  return (
    <g transform={`translate(40 ${y})`}>
      <rect {...box} fill={tone ?? form.copy} stroke={form.print} strokeWidth="4" />
      {tone && <path {...pen} strokeWidth="11" d="M18 32l20 22 40-60" />}
      <Words x={104} y={50} size={42} weight={600} fill={form.print}>
        {paper.orders[id].label}
      </Words>
      {tone && <rect x="92" y="72" width="600" height="98" rx="8" fill={tone} />}
      <g {...pen} strokeWidth="2.2" transform="translate(112 76) scale(3)">
        {children}
      </g>
    </g>
  );
};

/** The stub of a receipt: two selected fields and one that is not. */
const Figure = ({ paper }: { paper: Receipt }) => {
  const { pens, items, corrected } = paper;
  return (
    <g transform="translate(632 40) rotate(-3 268 275)">
      <rect width="720" height="820" fill={form.copy} />
      <Row id="corrected" y={40} paper={paper}>
        <g stroke="none">
          <Words x={2} y={25} size={29} fill={brand.onSheet.light}>
            {String(items[corrected.at]?.quantity)}
          </Words>
        </g>
        <path d="M-2 18L40 13" />
        <path
          d={roundedPath(pens.corrected.d)}
          strokeWidth="1.7"
          transform="translate(50 -6) scale(1.4)"
        />
      </Row>
      <Row id="receiver" y={228} paper={paper}>
        <path d={roundedPath(pens.receiver.d)} />
      </Row>
      <Row id="signed" y={416} paper={paper}>
        <path d={signature} />
      </Row>
    </g>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  return {
    line: t.line,
    detail: t.detail(figures(lang).time),
    figure: <Figure paper={receipt[lang]} />,
    palette: {
      ground: form.under,
      ink: brand.onSheet.light,
      soft: brand.inkSoft.light,
    },
    words: { x: 64, width: 500 },
  };
};
