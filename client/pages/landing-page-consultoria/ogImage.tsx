import { plansRange } from '../../components/landing/plansRange';
import { Marked } from '../../ogImage/blocks';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { figure } from './diagnosis/copy.pt';
import { Triangle } from './ogImage/Triangle';

/** The page's light colours (page.css), and the pale blue of its dark scheme. */
const colours = {
  paper: '#fcfeff',
  ink: '#121c32',
  soft: '#445066',
  blue: '#17439a',
  pale: '#8cc7ff',
};

const { margin, decision, measure } = figure.topics;
const answers = { margin: 2, decision: 0, measure: 0 } as const;

/** The drawn diagnosis on the cover of a report; it starts with the margin. */
const Figure = () => (
  <>
    <path d="M640 0H1200V630H640z" fill={colours.blue} />
    <path d="M624 0V630M612 0V630" stroke={colours.blue} strokeWidth="4" />
    <Triangle
      x={920}
      y={346}
      size={230}
      answers={answers}
      ink={colours.paper}
      fill={colours.pale}
    />
    <Marked x={772} y={76} size={40} tone={colours.pale} fill={colours.ink}>
      {margin.said[answers.margin]}
    </Marked>
    <Words x={672} y={508} size={34} fill={colours.paper}>
      {measure.name}
    </Words>
    <Words x={1168} y={508} size={34} anchor="end" fill={colours.paper}>
      {decision.name}
    </Words>
    <Words x={672} y={580} size={46} font="display" weight={700} fill={colours.paper}>
      {margin.first}
    </Words>
  </>
);

export const ogImage: OgImageModule['ogImage'] = () => ({
  line: 'O cliente conta o problema antes da reunião',
  detail: `Landing page com diagnóstico, a partir de ${plansRange.lowest}`,
  figure: <Figure />,
  palette: {
    ground: colours.paper,
    ink: colours.ink,
    soft: colours.soft,
  },
  words: { x: 64, width: 530 },
});
