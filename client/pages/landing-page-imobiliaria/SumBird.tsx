import { total } from './data';
import { example as t } from './example/copy.pt';
import { squareMetres } from './format';
import '../../components/paper/bird.drawing.css';

/** The bird on the example, which is below the first view: its picture is loaded when it comes near. */
export const SumBird = () => (
  <div className="bird">
    <p className="bubble">
      <span>
        <span>{t.sum}</span> <b>{squareMetres(total, 0)}</b>
      </span>
    </p>
    <img src="/jandaia.svg" alt="" width="64" height="104" loading="lazy" />
  </div>
);
