import { costs, monthly } from './data';
import { example } from './example/copy.pt';
import { reais } from './format';
import { perDeal, perTime } from './Variants';

const { message: t } = example;

/** The broker's message, composed from the answers. */
export const Message = () => (
  <div className="stack-2">
    <h3>{t.title}</h3>
    <div id="message" className="bubble bubble--in landing__arrives" tabIndex={-1}>
      <p>
        <strong>{t.from}</strong> <span className="tabular">{t.phone}</span>
      </p>
      <p>{t.hello}</p>
      <p className="overlay">
        {perDeal((id) => t.want[id](reais(id === 'buy' ? costs.buy : monthly)))}
      </p>
      <p className="overlay">{perTime((id) => t.visit[id])}</p>
      <p>{t.time}</p>
    </div>
    <p className="small">{t.after}</p>
  </div>
);
