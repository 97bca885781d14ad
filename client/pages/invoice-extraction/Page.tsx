import { invoice } from '../../../shared/apis/invoice';
import { apiAction } from '../../components/api/apiAction';
import { FirstCall } from '../../components/api/FirstCall';
import { FirstRequest } from '../../components/api/FirstRequest';
import { FirstResponse } from '../../components/api/FirstResponse';
import { QuestionList } from '../../components/QuestionList';
import { Section } from '../../components/Section';
import { headWith } from '../../document/Head';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { Contact } from './Contact';
import { copy } from './copy';
import { Documentation } from './Documentation';
import { figures } from './facts';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { UseCases } from './UseCases';
import '../../components/api/api-page.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, figures(lang));

export const action: PageModule['action'] = ({ lang }) =>
  apiAction(invoice, figures(lang).price, lang);

export const Page = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <article className="page api-page invoice-extraction">
      <Hero />
      <FirstRequest api={invoice} endpoint={invoice} expected={invoice.sampleResponse}>
        <FirstResponse api={invoice} />
      </FirstRequest>
      <HowItWorks />
      <Pricing />
      <FirstCall id="start" api={invoice} terms={figures(lang)} />
      <Documentation />
      <UseCases />
      <Section id="questions" title={t.titles.questions}>
        <div>
          <QuestionList items={Object.values(t.questions)} />
        </div>
      </Section>
      <Contact />
    </article>
  );
};
