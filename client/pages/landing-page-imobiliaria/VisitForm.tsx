import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { price } from './Costs';
import { deals, times } from './data';
import { example as t } from './example/copy.pt';
import { reais } from './format';
import { perDeal, perTime } from './Variants';

/**
 * The three questions, each with what the answer leads to. The name is prefilled, and the button leads to the message:
 * nothing is sent.
 */
export const VisitForm = () => (
  <div className="stack-4 landing-page-imobiliaria__ask">
    <div className="stack-4">
      <Choices
        group="a"
        name="want"
        legend={t.wants.legend}
        chosen={deals[0]}
        choices={deals.map((id) => ({ id, label: t.wants[id] }))}
      />
      <Result>
        {perDeal((id) => (
          <>
            <span>{price[id][0]}</span> <span className="tabular">{reais(price[id][1])}</span>
          </>
        ))}
      </Result>
    </div>
    <div className="stack-4">
      <Choices
        group="b"
        name="visit"
        legend={t.visits.legend}
        chosen={times[0]}
        choices={times.map((id) => ({
          id,
          label: (
            <>
              <span>{t.visits[id][0]}</span> <strong>{t.visits[id][1]}</strong>
            </>
          ),
        }))}
      />
      <Result>{perTime((id) => t.light[id])}</Result>
    </div>
    <div className="grid landing-page-imobiliaria__send">
      <p className="stack-1">
        <span className="small">{t.visitor.label}</span>{' '}
        <span className="landing-page-imobiliaria__name">{t.visitor.name}</span>
      </p>
      <a className="button" href="#message">
        {t.send}
      </a>
    </div>
    <p className="small">{t.broker}</p>
  </div>
);
