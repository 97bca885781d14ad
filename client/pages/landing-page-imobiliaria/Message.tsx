import { Door } from './Door';
import { costs, deals, monthly, times } from './data';
import { example } from './example/copy.pt';
import { reais } from './format';
import { Variants } from './Variants';

const { message: t } = example;

/** The broker's message, composed from the answers. */
export const Message = () => (
  <div className="stack-3 landing-page-imobiliaria__message">
    <Door />
    <h3>{t.title}</h3>
    <div id="message" className="landing-page-imobiliaria__chat landing__arrives" tabIndex={-1}>
      <p className="landing-page-imobiliaria__from">
        <strong>{t.from}</strong> <span className="tabular">{t.phone}</span>
      </p>
      <div className="landing-page-imobiliaria__bubble">
        <p>{t.hello}</p>
        <p>
          <Variants of={deals}>
            {(id) => t.want[id](reais(id === 'buy' ? costs.buy : monthly))}
          </Variants>
        </p>
        <p>
          <Variants of={times}>{(id) => t.visit[id]}</Variants>
        </p>
        <p className="small landing-page-imobiliaria__time">{t.time}</p>
      </div>
    </div>
    <p className="small">{t.after}</p>
  </div>
);
