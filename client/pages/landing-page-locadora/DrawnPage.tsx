import { CarChoice, StayChoice } from './CarAndStayChoice';
import { RentalDays } from './RentalDays';
import { Cover, Deposit, Distance } from './RentalTerms';
import { count, momentAfter, rate, reais, total } from './rentalTotals';
import { PerBoth, PerStay } from './Variants';
import { figure as t } from './words/copy.pt';

/** A drawn booking page of a rental company. */
export const DrawnPage = () => (
  <div className="landing-page-locadora__sheet landing-page-locadora__window">
    <p className="landing-page-locadora__bar" translate="no">
      {t.address}
    </p>
    <p className="row landing-page-locadora__company">
      <strong className="landing-page-locadora__name">{t.company}</strong> <span>{t.open}</span>
    </p>
    <CarChoice />
    <StayChoice />
    <dl className="row landing-page-locadora__ends">
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
    <div className="row landing-page-locadora__price">
      <p className="landing-page-locadora__total">
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
      <dl className="landing-page-locadora__rows">
        <Deposit />
        <Cover />
        <Distance />
      </dl>
      <a className="button landing-page-locadora__ask" href="#request">
        {t.ask}
      </a>
    </div>
  </div>
);
