import type { ReactNode } from 'react';
import { Bird } from '../../components/paper/Bird';
import { count, momentAfter, rate, reais, total } from './rentalTotals';
import { perBoth, perCar, perStay } from './Variants';
import { figure as t } from './words/copy.pt';

const rows: readonly (readonly [string, ReactNode])[] = [
  [t.customer, t.person],
  ['WhatsApp', t.phone],
  [t.licence, t.licensed],
  [t.category, perCar(({ id }) => t.cars[id])],
  [t.pickUp, momentAfter(0)],
  [t.back, perStay(({ days }) => momentAfter(days))],
  [t.place, t.where],
  [
    t.total,
    perBoth((car, stay) => (
      <>
        <span>{t.sum(count(stay.days), reais(rate(car, stay)))}</span>{' '}
        <strong className="display">{reais(total(car, stay))}</strong>
      </>
    )),
  ],
];

/** The booking request that the choices produce, as the company receives it, and its two answers. */
export const RequestSlip = () => (
  <div className="landing-page-locadora__post">
    <Bird below>
      {perStay(({ days }) => (
        <>
          <span>{t.bird.asked(count(days))}</span> <b>{t.bird.how}</b>
        </>
      ))}
    </Bird>
    <div
      id="request"
      className="ground-sheet stack-3 landing-page-locadora__sheet landing-page-locadora__slip landing__arrives"
      tabIndex={-1}
    >
      <p className="strong landing-page-locadora__arrives">{t.arrives}</p>
      <p className="display">{t.slip}</p>
      <dl className="landing-page-locadora__rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd className="overlay">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="row">
        {t.answers.map(({ id, name }) => (
          <a key={id} className="button button--quiet" href={`#${id}`}>
            {name}
          </a>
        ))}
      </p>
      {t.answers.map(({ id, reply }) => (
        <p key={id} id={id} className="bubble landing-page-locadora__reply" tabIndex={-1}>
          {reply(momentAfter(0))}
        </p>
      ))}
    </div>
  </div>
);
