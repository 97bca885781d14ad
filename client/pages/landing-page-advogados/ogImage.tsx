import { lawFirmDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { kicker } from './copy.pt';
import { StruckLine } from './ogImage/StruckLine';
import { redline, term } from './sections/copy.pt';

/** The page's light colours, equal to page.css. */
const colours = {
  paper: '#f2f3ef',
  sheet: '#fdfefb',
  ink: '#0f1e18',
  soft: '#44504b',
  deep: '#0d251b',
};

const drafted = { x: 0, width: 490, leading: 1.22, font: 'display' } as const;

/** A list of clients, which the code of ethics forbids. */
const { out, instead, rule } = redline.items[4];
const comma = rule.indexOf(', ');
const [code, article] = [rule.slice(0, comma), rule.slice(comma + 2)];

/** A page of the draft: forbidden text is struck through, its replacement is underlined. */
const Figure = () => (
  <>
    <path d="M640 0H1200V630H640z" fill={colours.sheet} />
    <path d="M640 430H1200V630H640z" fill={colours.deep} />
    <path d="M640 0V630" stroke={colours.deep} strokeWidth="6" />
    <g transform="translate(684 0)">
      <StruckLine
        {...drafted}
        y={94}
        size={52}
        weight={600}
        fill={colours.soft}
        at={-0.27}
        thick={5}
      >
        {out}
      </StruckLine>
      <StruckLine
        {...drafted}
        y={250}
        size={58}
        weight={700}
        fill={colours.ink}
        at={0.17}
        thick={5}
      >
        {instead}
      </StruckLine>
      <Words x={0} y={498} size={40} fill={colours.sheet}>
        {code}
      </Words>
      <Words x={0} y={584} size={88} font="display" weight={700} fill={colours.sheet}>
        {article}
      </Words>
    </g>
  </>
);

export const ogImage: OgImageModule['ogImage'] = () => ({
  kicker,
  line: 'Seu site, escrito com o Código de Ética da OAB ao lado',
  detail: `Orçamento por escrito, no ar em até ${formatNumber(lawFirmDays, 'pt')}\u00a0${term.unit}`,
  figure: <Figure />,
  palette: { ground: colours.paper, ink: colours.ink, soft: colours.soft },
  words: { x: 64, width: 530 },
});
