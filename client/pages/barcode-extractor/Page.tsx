import { barcode } from '../../../shared/apis/barcode';
import { formatNames } from '../../../shared/apis/documentFormats';
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
import { headWith } from '../../document/Head';
import { useView } from '../../document/view';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { Documentation } from './Documentation';
import { figures } from './data';
import { Faults } from './Faults';
import { featureSigns } from './featureSigns';
import { Hero } from './Hero';
import { UsedField } from './UsedField';
import '../../components/api/api-page.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, figures(lang).price);

export const action: PageModule['action'] = ({ lang }) =>
  apiAction(barcode, figures(lang).price, lang);

export const Page = () => {
  const { lang, site } = useView();
  const { check, plans, ...t } = copy(lang);
  const { limits } = apiCopy(lang);
  const numbers = figures(lang);
  return (
    <div className="page early api-page">
      <Hero />
      <Flow
        endpoint={barcode}
        sent={barcode.sampleFile}
        received={<UsedField at={0} />}
        steps={t.how}
      />
      <FirstRequest
        api={barcode}
        terms={numbers}
        steps="first"
        title={check}
        endpoint={withOwnFile(barcode, site.origin, lang)}
        expected={barcode}
        files={<FirstFiles api={barcode} />}
        fileTypes={barcode.fileTypes}
      >
        <FirstResponse api={barcode} />
      </FirstRequest>
      <Reads
        features={t.features.map((feature, at) => ({ ...feature, sign: featureSigns[at] }))}
        uses={t.uses.map(({ name, text }, at) => ({
          name,
          text: fill(text, numbers),
          sign: <UsedField at={at} />,
        }))}
      />
      <MarketplacePlans
        api={barcode}
        {...plans}
        title={plans.title(numbers.price, numbers.quota)}
        rows={[
          [limits.formats, formatNames.join(', ')],
          [limits.pages, t.request.pages(numbers.pages)],
        ]}
        button={({ id, price: { en } }) => (
          <>
            <span>{en.amount === 0 ? plans.choose : plans.upgrade}</span>
            <span className="visually-hidden">{`: ${id}`}</span>
          </>
        )}
      />
      <Documentation />
      <Faults />
      <Closing />
    </div>
  );
};
