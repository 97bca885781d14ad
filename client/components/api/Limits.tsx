import type { ReactNode } from 'react';
import type { Api, Listed } from '../../../shared/apis/api';
import { formatNumber } from '../../../shared/format';
import { contactHref } from '../../../shared/links';
import { useLang, useSource } from '../../document/view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import '../data-table/compact.css';

type Props = {
  api: Listed & Partial<Pick<Api, 'request'>>;
  /** What only this API documents. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
};

/** What is documented of an API's limits, and how to ask for more. */
export const Limits = ({ api, rows }: Props) => {
  const lang = useLang();
  const source = useSource();
  const { limits: t } = copy(lang);
  const hourly = api.plans.find(({ perHour }) => perHour);
  const locked = api.request?.some(({ name }) => name === 'password');
  return (
    <>
      <DataTable
        className="data-table data-table--short"
        caption={t.caption}
        columns={[t.limit, t.value]}
        rows={[
          ...rows,
          ...(api.request ? [[t.locked, locked ? t.withPassword : t.unlock] as const] : []),
          ...(hourly?.perHour
            ? [
                [
                  t.rate,
                  t.hourly(
                    hourly.id,
                    formatNumber(hourly.perHour, lang),
                    formatNumber(hourly.quota, lang),
                  ),
                ] as const,
              ]
            : []),
        ]}
      />
      <p>
        <span>{t.more}</span> <a href={contactHref(lang, source)}>{t.ask}</a>
      </p>
    </>
  );
};
