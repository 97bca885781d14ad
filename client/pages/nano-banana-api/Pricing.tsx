import { imageApi } from '../../../shared/apis/imageApi';
import { MarketplacePlans } from '../../components/api/MarketplacePlans';
import { DataTable } from '../../components/data-table/DataTable';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';
import { perRequest } from './data';

/** The plans, and the resulting price of one request. */
export const Pricing = () => {
  const lang = useLang();
  const { pricing: t } = copy(lang);
  const { sums } = t;
  return (
    <Section id="pricing" title={t.title} intro={t.intro}>
      <MarketplacePlans api={imageApi} label={t.label} button={({ id }) => t.choose(id)} />
      <div className="stack-3 wide-first tabular">
        <DataTable
          kind="short"
          caption={sums.caption}
          columns={sums.columns}
          rows={perRequest(lang).map(({ id, tokens, price }) => [id, tokens, price ?? sums.free])}
        />
        <p className="small">{sums.note}</p>
      </div>
    </Section>
  );
};
