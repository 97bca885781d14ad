import { plansRange } from '../../components/landing/plansRange';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { cars, chosen, stays } from './data';
import { Car } from './ogImage/Car';
import { colours } from './ogImage/colours';
import { count, rate, reais, total } from './rentalTotals';
import { figure } from './words/copy.pt';

const [road, middle] = [462, 602];

/** A road sign with the price of a week in the car shown. */
const Figure = () => {
  const car = cars.find(({ id }) => id === chosen.car) ?? cars[0];
  const stay = stays.find(({ days }) => days === chosen.days) ?? stays[0];
  return (
    <>
      <path d={`M0 ${road}H1200V630H0z`} fill={colours.asphalt} />
      <path d={`M0 ${road}H1200`} stroke={colours.kerb} strokeWidth="5" />
      <path
        d={`M640 ${middle}H1200`}
        stroke={colours.paint}
        strokeWidth="9"
        strokeDasharray="70 60"
      />
      <path d={`M820 240V${road}M980 240V${road}`} stroke={colours.kerb} strokeWidth="14" />
      <rect x="640" y="48" width="520" height="196" rx="22" fill={colours.paint} />
      <Words x={900} y={112} size={40} weight={600} anchor="middle" fill={colours.ink}>
        {figure.sum(count(stay.days), reais(rate(car, stay)))}
      </Words>
      <Words
        x={900}
        y={206}
        size={84}
        font="display"
        weight={750}
        anchor="middle"
        fill={colours.ink}
      >
        {reais(total(car, stay))}
      </Words>
      <Car car={car.id} x={612} y={506} scale={2.9} />
    </>
  );
};

// Non-breaking spaces make the second sentence start a line.
const line = 'O cliente monta o pedido. Você\u00a0entrega a\u00a0chave.';

export const ogImage: OgImageModule['ogImage'] = () => ({
  kicker: 'Landing page para locadoras',
  line,
  detail: `Página para a sua locadora, a partir de ${plansRange.lowest}`,
  figure: <Figure />,
  palette: {
    ground: colours.sign,
    ink: colours.onSign,
    soft: colours.onSign,
  },
  words: { x: 64, width: 540 },
});
