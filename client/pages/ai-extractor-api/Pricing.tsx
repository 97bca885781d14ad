import { Dials } from '../../components/dials/Dials';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** How the price is set; there is no fixed price. */
export const Pricing = () => {
  const { price: t } = copy(useLang());
  return (
    <div id="price" className="stack-2">
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <Dials caption={t.caption} columns={t.columns} rows={t.rows} />
    </div>
  );
};
