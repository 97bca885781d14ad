import { Dials } from '../../components/dials/Dials';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Part } from './Part';

/** How the price of custom work is set. */
export const Pricing = () => {
  const { price: t } = copy(useLang());
  return (
    <Part id="price" title={t.title} intro={t.intro}>
      <Dials
        caption={t.table}
        columns={[t.columns.what, t.columns.less, t.columns.more]}
        rows={t.rows}
      />
    </Part>
  );
};
