import { AnswerChoice } from './AnswerChoice';
import { deals, times } from './data';
import { example as t } from './example/copy.pt';

/** The three questions. The name is prefilled, and the button leads to the message: nothing is sent. */
export const VisitForm = () => (
  <div className="stack-3 landing-page-imobiliaria__ask">
    <AnswerChoice name="want" legend={t.wants.legend} ids={deals}>
      {(id) => t.wants[id]}
    </AnswerChoice>
    <AnswerChoice name="visit" legend={t.visits.legend} ids={times}>
      {(id) => (
        <>
          <span>{t.visits[id][0]}</span> <strong>{t.visits[id][1]}</strong>
        </>
      )}
    </AnswerChoice>
    <p className="stack-2">
      <span className="small">{t.visitor.label}</span>{' '}
      <span className="landing-page-imobiliaria__name">{t.visitor.name}</span>
    </p>
    <a className="landing-page-imobiliaria__send" href="#message">
      {t.send}
    </a>
    <p className="small wide">{t.broker}</p>
  </div>
);
