import type { ReactNode } from 'react';
import { count, momentAfter, rate, reais, total } from './rentalTotals';
import { PerBoth, PerCar, PerStay } from './Variants';
import { figure as t } from './words/copy.pt';

/** The booking request that the choices produce, as the company receives it, and its two answers. */
export const RequestSlip = () => {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t.customer, t.person],
    ['WhatsApp', t.phone],
    [t.licence, t.licensed],
    [t.category, <PerCar key="car" of={({ id }) => t.cars[id]} />],
    [t.pickUp, momentAfter(0)],
    [t.back, <PerStay key="back" of={({ days }) => momentAfter(days)} />],
    [t.place, t.where],
    [
      t.total,
      <PerBoth
        key="total"
        of={(car, stay) => (
          <>
            <span>{t.sum(count(stay.days), reais(rate(car, stay)))}</span>{' '}
            <strong>{reais(total(car, stay))}</strong>
          </>
        )}
      />,
    ],
  ];
  return (
    <div
      id="request"
      className="landing-page-locadora__sheet landing-page-locadora__slip landing__arrives"
      tabIndex={-1}
    >
      <p className="strong landing-page-locadora__arrives">{t.arrives}</p>
      <p className="landing-page-locadora__name">{t.slip}</p>
      <dl className="landing-page-locadora__rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="row strong landing-page-locadora__answers">
        {t.answers.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </p>
      {t.answers.map(({ id, reply }) => (
        <p key={id} id={id} className="landing-page-locadora__reply" tabIndex={-1}>
          {reply(momentAfter(0))}
        </p>
      ))}
    </div>
  );
};
