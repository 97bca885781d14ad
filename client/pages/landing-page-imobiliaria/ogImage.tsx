import { plansRange } from '../../components/landing/plansRange';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { hero } from './copy.pt';
import { example } from './example/copy.pt';
import { colours } from './ogImage/colours';
import { Flat } from './ogImage/Flat';

/** Two rooms: the text is in one, the apartment in the other, from which the request comes. */
const Figure = () => (
  <>
    <rect x="600" width="600" height="630" fill={colours.tan} />
    <Flat x={612} y={92} />
    <path d="M608 0V630" stroke={colours.wall} strokeWidth="18" />
    <g transform="translate(690 430)">
      <path
        d="M0 0H420a30 30 0 0 1 30 30V128a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30z"
        fill={colours.wall}
      />
      <Words x={32} y={66} size={48} weight={650} width={400} fill="#fff">
        {example.message.visit.am}
      </Words>
    </g>
  </>
);

export const ogImage: OgImageModule['ogImage'] = () => ({
  kicker: hero.name,
  line: 'Menos “ainda está disponível?”, mais visita',
  detail: `Uma página para o seu imóvel, a partir de ${plansRange.lowest}`,
  figure: <Figure />,
  palette: { ground: colours.clay, ink: '#ffffff', soft: colours.paper },
  words: { x: 64, width: 500 },
});
