import { imageApi, samplePicture } from '../../../shared/apis/imageApi';
import { apiAction } from '../../components/api/apiAction';
import { copy as apiCopy } from '../../components/api/copy';
import { FirstRequest } from '../../components/api/FirstRequest';
import { Flow } from '../../components/api/Flow';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { InlineCode } from '../../components/code/InlineCode';
import { savedAs } from '../../components/code/savedFile';
import { headWith } from '../../document/Head';
import { useView } from '../../document/view';
import type { PageModule } from '../page';
import { Contact } from './Contact';
import { copy } from './copy';
import { endpoints, figures, tokensPerRequest } from './data';
import { Endpoints } from './Endpoints';
import { Features } from './Features';
import { Hero } from './Hero';
import '../../components/code/code.css';
import '../../components/api/api-page.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, figures(lang));

export const action: PageModule['action'] = ({ lang }) =>
  apiAction(imageApi, figures(lang).price, lang);

export const Page = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  const numbers = figures(lang);
  const { endpoint, file } = endpoints(site.origin, lang).generate;
  return (
    <div className="page early api-page nano-banana-api">
      <Hero />
      <Flow endpoint={endpoint} sent="prompt" received="image/png" steps={t.how} />
      <FirstRequest
        api={imageApi}
        terms={numbers}
        steps="first"
        call={
          <>
            <InlineCode>{t.call}</InlineCode>
            <a href={samplePicture} download="">
              cafe.png
            </a>
          </>
        }
        title={t.check}
        intro={t.intro(numbers.free)}
        endpoint={endpoint}
        ending={savedAs(file)}
      >
        <div className="stack-2 code ground-screen">
          <p>{apiCopy(lang).responseTitle}</p>
          <pre translate="no">
            {'HTTP/1.1 200 OK\nContent-Type: '}
            <span className="code__text">image/png</span>
            {'\n\n89 50 4e 47 0d 0a 1a 0a …'}
          </pre>
        </div>
        <p>
          <InlineCode>{t.endpoints.response}</InlineCode>
        </p>
      </FirstRequest>
      <Features />
      <MarketplacePlans
        id="pricing"
        api={imageApi}
        {...t.plans}
        rows={[[t.plans.all, apiCopy(lang).plan.hard]]}
        button={({ id }) => t.plans.choose(id)}
      >
        <p className="small">{t.plans.note(tokensPerRequest(lang))}</p>
      </MarketplacePlans>
      <Endpoints />
      <Contact />
    </div>
  );
};
