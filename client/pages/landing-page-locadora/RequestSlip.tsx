import type { ReactNode } from 'react';
import { count, momentAfter, rate, reais, total } from './rentalTotals';
import { PerBoth, PerCar, PerStay } from './Variants';
import { figure as t } from './words/copy.pt';

/** The booking request that the choices produce, as the company receives it. */
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
    <div className="rental__sheet rental__slip">
      <p className="strong rental__arrives">{t.arrives}</p>
      <p className="rental__name">{t.slip}</p>
      <dl className="rental__rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="row strong rental__answers">
        {t.answers.map((answer) => (
          <span key={answer}>{answer}</span>
        ))}
      </p>
    </div>
  );
};
