import { CarChoice, StayChoice } from './CarAndStayChoice';
import { RentalDays } from './RentalDays';
import { Cover, Deposit, Distance } from './RentalTerms';
import { count, momentAfter, rate, reais, total } from './rentalTotals';
import { PerBoth, PerStay } from './Variants';
import { figure as t } from './words/copy.pt';

/** A drawn booking page of a rental company. */
export const DrawnPage = () => (
  <div className="rental__sheet rental__window">
    <p className="rental__bar" translate="no">
      {t.address}
    </p>
    <p className="row rental__company">
      <strong className="rental__name">{t.company}</strong> <span>{t.open}</span>
    </p>
    <CarChoice />
    <StayChoice />
    <dl className="row rental__ends">
      <div>
        <dt className="soft">{t.pickUp}</dt>
        <dd className="strong">{momentAfter(0)}</dd>
      </div>
      <div>
        <dt className="soft">{t.back}</dt>
        <dd className="strong">
          <PerStay of={({ days }) => momentAfter(days)} />
        </dd>
      </div>
    </dl>
    <RentalDays />
    <div className="row rental__price">
      <p className="rental__total">
        <PerBoth
          of={(car, stay) => (
            <>
              <span>{t.sum(count(stay.days), reais(rate(car, stay)))}</span>{' '}
              {/* A price that is wider than the page breaks after the currency. */}
              <strong>{reais(total(car, stay)).replace('\u00a0', ' ')}</strong>{' '}
              <small>{stay.off ? t.off(count(stay.off)) : t.full}</small>
            </>
          )}
        />
      </p>
      <dl className="rental__rows">
        <Deposit />
        <Cover />
        <Distance />
      </dl>
      <a className="button rental__ask" href="#request">
        {t.ask}
      </a>
    </div>
  </div>
);
