import { affiliatePlans, networks } from '../../../shared/prices/affiliate';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../view';
import { copy } from './copy';
import { networkNames } from './data';
import { planName } from './plan';

/** A table of plans and networks; on a wide window it stands below the plan cards. */
export const NetworkTable = () => {
  const lang = useLang();
  const { plans: t } = copy(lang);
  return (
    <DataTable
      kind="short"
      caption={t.table}
      columns={[t.network, ...affiliatePlans.map(({ id }) => planName(id, lang))]}
      rows={networks.map((network) => [
        networkNames[network],
        ...affiliatePlans.map((plan) =>
          plan.networks.includes(network) ? (
            <span key={plan.id} className="strong affiliate__yes">
              {t.yes}
            </span>
          ) : (
            <span key={plan.id} className="soft">
              {t.no}
            </span>
          ),
        ),
      ])}
    />
  );
};
