import { nfse } from '../../../shared/apis/nfse';
import { apiAction } from '../../components/api/apiAction';
import { FirstCall } from '../../components/api/FirstCall';
import { FirstRequest } from '../../components/api/FirstRequest';
import { FirstResponse } from '../../components/api/FirstResponse';
import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { headWith } from '../../document/Head';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { copy } from './copy';
import { Documentation } from './Documentation';
import { Features } from './Features';
import { facts } from './facts';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Support } from './Support';
import { UseCases } from './UseCases';
import '../../components/api/api-page.css';

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, facts(lang));

export const action: PageModule['action'] = ({ lang }) => apiAction(nfse, facts(lang).price, lang);

export const Page = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <article className="page early api-page nfse-extraction">
      <Hero />
      <FirstRequest
        api={nfse}
        endpoint={nfse}
        expected={nfse.sampleResponse}
        fileTypes={['pdf', 'xml']}
      >
        <FirstResponse api={nfse} />
      </FirstRequest>
      <Features />
      <Pricing />
      <FirstCall id="start" api={nfse} terms={facts(lang)} />
      <Documentation />
      <UseCases />
      <Section id="questions" title={t.titles.questions}>
        <div>
          <QuestionList open items={Object.values(t.questions)} />
        </div>
      </Section>
      <Support />
    </article>
  );
};
