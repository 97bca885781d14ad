import type { Listed } from '../../../shared/apis/api';
import { errorsOf } from '../../../shared/apis/storeFacts';
import { useLang } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { Fold } from './Fold';
import '../data-table/fields.css';

/** The documented errors of an API, and what any other status means. */
export const Errors = ({ api }: { api: Listed }) => {
  const lang = useLang();
  const t = copy(lang);
  const errors = errorsOf(api);
  const isKnown = errors.length > 0;
  return (
    <Fold id="errors" title={t.errors}>
      {isKnown && (
        <DataTable
          className="data-table data-table--fields"
          caption={t.errors}
          columns={[t.columns.status, t.columns.meaning]}
          rows={errors.map(({ status, meaning, body }) => [
            String(status),
            body ? (
              <InlineCode key={status}>{`${meaning[lang]} \`${JSON.stringify(body)}\``}</InlineCode>
            ) : (
              meaning[lang]
            ),
          ])}
        />
      )}
      <p>{t.failure + (isKnown ? '' : t.apart)}</p>
    </Fold>
  );
};
