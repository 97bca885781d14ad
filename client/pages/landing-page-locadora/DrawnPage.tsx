import { CarChoice, StayChoice } from './CarAndStayChoice';
import { RentalDays } from './RentalDays';
import { Cover, Deposit, Distance } from './RentalTerms';
import { count, momentAfter, rate, reais, total } from './rentalTotals';
import { PerBoth, PerStay } from './Variants';
import { figure as t } from './words/copy.pt';

/** A drawn booking page of a rental company. */
export const DrawnPage = () => (
  <div className="rental__window">
    <p className="rental__bar" translate="no">
      {t.address}
    </p>
    <p className="row rental__company">
      <strong>{t.company}</strong> <span>{t.open}</span>
    </p>
    <CarChoice />
    <StayChoice />
    <dl className="rental__ends">
      <div>
        <dt>{t.pickUp}</dt>
        <dd>{momentAfter(0)}</dd>
      </div>
      <div>
        <dt>{t.back}</dt>
        <dd>
          <PerStay of={({ days }) => momentAfter(days)} />
        </dd>
      </div>
    </dl>
    <RentalDays />
    <div className="rental__price">
      <p className="rental__total">
        <PerBoth
          of={(car, stay) => (
            <>
              <span>{t.sum(count(stay.days), reais(rate(car, stay)))}</span>{' '}
              <strong>{reais(total(car, stay))}</strong>{' '}
              <small>{stay.off ? t.off(count(stay.off)) : t.full}</small>
            </>
          )}
        />
      </p>
      <dl>
        <Deposit />
        <Cover />
        <Distance />
      </dl>
      <p className="wide rental__ask">{t.ask}</p>
    </div>
  </div>
);
