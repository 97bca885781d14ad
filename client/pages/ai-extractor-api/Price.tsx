import { DataTable } from '../../components/data-table/DataTable';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** How the price is found, in place of a price. */
export const Price = () => {
  const { price: t, quote } = copy(useLang());
  return (
    <div id="price" className="extractor__price">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <DataTable caption={t.caption} columns={t.columns} rows={t.rows} />
      <p className="extractor__actions">
        <StartLink className="button">{quote}</StartLink>
      </p>
    </div>
  );
};
