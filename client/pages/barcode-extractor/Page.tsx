import { barcode } from '../../../shared/apis/barcode';
import { apiAction } from '../../components/api/apiAction';
import { FirstCall } from '../../components/api/FirstCall';
import { FirstRequest } from '../../components/api/FirstRequest';
import { FirstResponse } from '../../components/api/FirstResponse';
import { headWith } from '../../document/Head';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { Documentation } from './Documentation';
import { figures } from './data';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { UseCases } from './UseCases';
import '../../components/api/api-page.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, figures(lang).price);

export const action: PageModule['action'] = ({ lang }) =>
  apiAction(barcode, figures(lang).price, lang);

export const Page = () => {
  const lang = useLang();
  return (
    <div className="page early api-page">
      <Hero />
      <FirstRequest
        api={barcode}
        endpoint={barcode}
        expected={barcode.sampleResponse}
        fileTypes={['pdf', 'jpg', 'png', 'tiff']}
      >
        <FirstResponse api={barcode} />
      </FirstRequest>
      <Features />
      <HowItWorks />
      <Pricing />
      <FirstCall id="first" api={barcode} terms={figures(lang)} />
      <Documentation />
      <UseCases />
      <Closing />
    </div>
  );
};
