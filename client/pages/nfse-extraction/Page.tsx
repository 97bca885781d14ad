import { nfse } from '../../../shared/apis/nfse';
import { fill } from '../../../shared/copy';
import { href } from '../../../shared/links';
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
import { copy } from './copy';
import { Documentation } from './Documentation';
import { facts } from './facts';
import { Hero } from './Hero';
import { Support } from './Support';
import { featureSigns, noteLine, useSigns } from './signs';
import '../../components/api/api-page.css';

const useIds = Object.keys(useSigns) as (keyof typeof useSigns)[];

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, facts(lang));

export const action: PageModule['action'] = ({ lang }) => apiAction(nfse, facts(lang).price, lang);

export const Page = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  const figures = facts(lang);
  return (
    <article className="page early api-page">
      <Hero />
      <Flow
        endpoint={nfse}
        sent={nfse.sampleFile}
        received={noteLine}
        steps={t.how.map(({ name, text }) => ({ name, text: fill(text, figures) }))}
      />
      <FirstRequest
        api={nfse}
        terms={figures}
        steps="start"
        endpoint={withOwnFile(nfse, site.origin, lang)}
        expected={nfse}
        files={<FirstFiles api={nfse} />}
        fileTypes={nfse.fileTypes}
      >
        <FirstResponse api={nfse} />
      </FirstRequest>
      <Reads
        intro={
          <>
            {t.fit.before}
            <a href={href('ai-extractor-api', lang)}>{t.fit.link}</a>.
          </>
        }
        features={t.features.map(({ name, text }, at) => ({
          name,
          text: fill(text, figures),
          sign: featureSigns[at],
        }))}
        uses={useIds.map((id) => ({ ...t.uses[id], sign: useSigns[id] }))}
      />
      <MarketplacePlans
        api={nfse}
        {...t.plans}
        rows={[[apiCopy(lang).limits.formats, 'PDF, XML']]}
        button={({ id, price }) => (price[lang].amount === 0 ? t.plans.free : t.plans.take(id))}
      />
      <Documentation />
      <QuestionSection open items={Object.values(t.questions)} />
      <Support />
    </article>
  );
};
