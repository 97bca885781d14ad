import type { Api } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { Fold } from './Fold';
import '../data-table/fields.css';

/** The documented errors of an API, or that there are none. */
export const Errors = ({ errors }: Partial<Pick<Api, 'errors'>>) => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Fold id="errors" title={t.errors}>
      {errors ? (
        <DataTable
          className="data-table data-table--fields"
          caption={t.errors}
          columns={[t.columns.status, t.columns.meaning]}
          rows={errors.map(({ status, meaning }) => [String(status), meaning[lang]])}
        />
      ) : (
        <p>{t.undocumented}</p>
      )}
    </Fold>
  );
};
