import type { ApiError } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';

type Props = { caption: string; errors: readonly ApiError[] };

/** The documented errors of an API. */
export const ErrorTable = ({ caption, errors }: Props) => {
  const lang = useLang();
  const { columns } = copy(lang);
  return (
    <DataTable
      kind="errors"
      caption={caption}
      columns={[columns.status, columns.meaning]}
      rows={errors.map(({ status, meaning }) => [String(status), meaning[lang]])}
    />
  );
};
