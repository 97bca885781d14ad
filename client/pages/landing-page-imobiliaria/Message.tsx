import { Door } from './Door';
import { costs, monthly } from './data';
import { example } from './example/copy.pt';
import { reais } from './format';
import { perDeal, perTime } from './Variants';

const { message: t } = example;

/** The broker's message, composed from the answers. */
export const Message = () => (
  <div className="stack-3 landing-page-imobiliaria__message">
    <Door />
    <h3>{t.title}</h3>
    <div id="message" className="landing-page-imobiliaria__chat landing__arrives" tabIndex={-1}>
      <p>
        <strong>{t.from}</strong> <span className="tabular">{t.phone}</span>
      </p>
      <div className="bubble bubble--in">
        <p>{t.hello}</p>
        <p className="overlay">
          {perDeal((id) => t.want[id](reais(id === 'buy' ? costs.buy : monthly)))}
        </p>
        <p className="overlay">{perTime((id) => t.visit[id])}</p>
        <p className="small">{t.time}</p>
      </div>
    </div>
    <p className="small">{t.after}</p>
  </div>
);
