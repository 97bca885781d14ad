import { barcode } from '../../../shared/apis/barcode';
import { href } from '../../../shared/links';
import { copy as apiCopy } from '../../components/api/copy';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';
import { ScanFigure } from './ScanFigure';
import '../../components/actions/actions.css';

export const Hero = () => {
  const lang = useLang();
  const { hero } = copy(lang);
  const { read, freeThen } = apiCopy(lang).hero;
  const numbers = figures(lang);
  return (
    <section id="start" className="barcode-extractor__start">
      <div className="pitch">
        <h1>
          <span className="kicker">{hero.kicker}</span> {hero.title}
        </h1>
        <p className="lead">{hero.lead(numbers.pages)}</p>
        <p className="actions">
          <StartFreeLink api={barcode} />
        </p>
        <p className="small">{freeThen(numbers)}</p>
        <p className="small">
          <span>{hero.fit.before}</span>
          <a href={href('ai-extractor-api', lang)}>{hero.fit.link}</a>
          <span>.</span>
        </p>
      </div>
      <p className="hero-links">
        <a href="#request">{read}</a> <OpenApiLink id={barcode.id} />
      </p>
      <ScanFigure />
    </section>
  );
};
