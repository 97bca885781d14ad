import { barcode } from '../../../shared/apis/barcode';
import { copy as barCopy } from '../../components/action-bar/copy';
import { copy as apiCopy } from '../../components/api/copy';
import { FirstCall } from '../../components/api/FirstCall';
import { FirstRequest } from '../../components/api/FirstRequest';
import { FirstResponse } from '../../components/api/FirstResponse';
import { ListingLink } from '../../components/api/ListingLink';
import { Section } from '../../components/Section';
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

export const head: PageModule['head'] = ({ lang }) => {
  const { head: t } = copy(lang);
  return {
    title: t.title,
    description: t.description(figures(lang).price),
  };
};

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).freeThen(figures(lang).price),
  shop: (
    <ListingLink api={barcode} className="button">
      {barCopy(lang).key}
    </ListingLink>
  ),
});

export const Page = () => {
  const lang = useLang();
  return (
    <div className="page tight early api-page codes">
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
      <Section id="first" className="api-page__beside" title={apiCopy(lang).steps.title}>
        <FirstCall api={barcode} terms={figures(lang)} />
      </Section>
      <Documentation />
      <UseCases />
      <Closing />
    </div>
  );
};
