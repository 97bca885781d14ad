import { Choice } from './Choice';
import { deals, times } from './data';
import { example as t } from './example/copy.pt';

/** The three questions. The name is filled in already, and the button is drawn: nothing is sent. */
export const Ask = () => (
  <div className="imob__ask">
    <Choice name="want" legend={t.wants.legend} ids={deals}>
      {(id) => t.wants[id]}
    </Choice>
    <Choice name="visit" legend={t.visits.legend} ids={times}>
      {(id) => (
        <>
          <span>{t.visits[id][0]}</span> <strong>{t.visits[id][1]}</strong>
        </>
      )}
    </Choice>
    <p className="imob__visitor">
      <span>{t.visitor.label}</span> <span>{t.visitor.name}</span>
    </p>
    <p className="imob__send">{t.send}</p>
    <p className="imob__broker">{t.broker}</p>
  </div>
);
