import { barcode } from '../../../shared/apis/barcode';
import { ApiHero } from '../../components/api/ApiHero';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';
import { ScanFigure } from './ScanFigure';
import '../../components/api/beside.css';

export const Hero = () => {
  const lang = useLang();
  const { hero, reads } = copy(lang);
  const numbers = figures(lang);
  return (
    <ApiHero
      id="start"
      api={barcode}
      kicker={hero.kicker}
      title={hero.title}
      lead={hero.lead}
      terms={numbers}
      more={<p>{reads(numbers.pages)}</p>}
      beside
    >
      <ScanFigure />
    </ApiHero>
  );
};
