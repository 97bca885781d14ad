import type { ReactNode } from 'react';
import type { Api, Listed } from '../../../shared/apis/api';
import { factsOf } from '../../../shared/apis/storeFacts';
import { formatList } from '../../../shared/format';
import { contactHref } from '../../../shared/links';
import { useLang, useSource } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { DataTable } from '../data-table/DataTable';
import { Outbound } from '../Outbound';
import { copy } from './copy';
import { hourlyLimits } from './hourlyLimits';
import '../data-table/compact.css';

export type BeforePayingProps = {
  api: Listed & Partial<Pick<Api, 'request'>>;
  /** What only this API documents. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
};

/** What is known of an API before it is paid for, and what to ask. */
export const BeforePaying = ({ api, rows }: BeforePayingProps) => {
  const lang = useLang();
  const source = useSource();
  const { limits: t } = copy(lang);
  const hourly = hourlyLimits(api, lang);
  const locked = api.request?.some(({ name }) => name === 'password');
  const { known, asked } = factsOf(lang, api);
  return (
    <div id="limits" className="stack-3 box">
      <DataTable
        className="data-table data-table--short"
        caption={t.caption}
        columns={[t.limit, t.value]}
        rows={[
          ...rows,
          ...(api.request ? [[t.locked, locked ? t.withPassword : t.unlock] as const] : []),
          ...(hourly.length > 0 ? [[t.rate, hourly.join('; ')] as const] : []),
          ...known.map(([name, answer, link]) => {
            const text = <InlineCode key={name}>{answer}</InlineCode>;
            const linked = link && (
              <Outbound key={name} href={link}>
                {text}
              </Outbound>
            );
            return [name, linked || text] as const;
          }),
        ]}
      />
      {asked.length > 0 && (
        <p>
          <span>{t.more(formatList(asked, lang))}</span>{' '}
          <a href={contactHref(lang, source)}>{t.ask}</a>
        </p>
      )}
    </div>
  );
};
