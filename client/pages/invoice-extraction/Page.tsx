import { formatNames } from '../../../shared/apis/documentFormats';
import { invoice } from '../../../shared/apis/invoice';
import { fill } from '../../../shared/copy';
import { withOwnFile } from '../../../shared/samples';
import { apiAction } from '../../components/api/apiAction';
import { copy as apiCopy } from '../../components/api/copy';
import { FirstFiles } from '../../components/api/FirstFiles';
import { FirstRequest } from '../../components/api/FirstRequest';
import { FirstResponse } from '../../components/api/FirstResponse';
import { Flow } from '../../components/api/Flow';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { Reads } from '../../components/api/Reads';
import { QuestionSection } from '../../components/QuestionSection';
import { headWith } from '../../document/Head';
import { useView } from '../../document/view';
import type { PageModule } from '../page';
import { Contact } from './Contact';
import { copy } from './copy';
import { Documentation } from './Documentation';
import { figures } from './facts';
import { Hero } from './Hero';
import { lit } from './sample';
import { UsedFields } from './UsedFields';
import '../../components/api/api-page.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, figures(lang));

export const action: PageModule['action'] = ({ lang }) =>
  apiAction(invoice, figures(lang).price, lang);

export const Page = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  const { limits } = apiCopy(lang);
  const numbers = figures(lang);
  return (
    <article className="page api-page invoice-extraction">
      <Hero />
      <Flow
        endpoint={invoice}
        sent={invoice.sampleFile}
        received={lit}
        steps={t.how.map(({ name, text }) => ({ name, text: fill(text, numbers) }))}
      />
      <FirstRequest
        api={invoice}
        terms={numbers}
        steps="start"
        endpoint={withOwnFile(invoice, site.origin, lang)}
        expected={invoice}
        files={<FirstFiles api={invoice} />}
      >
        <FirstResponse api={invoice} />
      </FirstRequest>
      <Reads uses={t.uses.map((use, at) => ({ ...use, sign: <UsedFields at={at} /> }))} />
      <MarketplacePlans
        api={invoice}
        {...t.plans}
        button={({ id }) => t.plans.button(id)}
        rows={[
          [limits.formats, t.facts.tiff(formatNames.join(', '))],
          [limits.pages, t.limits(numbers)],
        ]}
      />
      <Documentation />
      <QuestionSection items={Object.values(t.questions)} />
      <Contact />
    </article>
  );
};
