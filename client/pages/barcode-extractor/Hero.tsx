import { barcode } from '../../../shared/apis/barcode';
import { href } from '../../../shared/links';
import { ApiHero } from '../../components/api/ApiHero';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';
import { ScanFigure } from './ScanFigure';

export const Hero = () => {
  const lang = useLang();
  const { hero } = copy(lang);
  const numbers = figures(lang);
  return (
    <ApiHero
      id="start"
      api={barcode}
      kicker={hero.kicker}
      title={hero.title}
      lead={hero.lead(numbers.pages)}
      terms={numbers}
      more={
        <p>
          <span>{hero.fit.before}</span>
          <a href={href('ai-extractor-api', lang)}>{hero.fit.link}</a>
          <span>.</span>
        </p>
      }
    >
      <ScanFigure />
    </ApiHero>
  );
};
