import { formatNumber } from '../../../shared/format';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../view';
import { arrivals, total } from './arrivals';
import { copy } from './copy';
import { oldSite, thisPage } from './data';
import { formatSeconds, formatWeight } from './format';

/** The taps from this page to a prefilled message: the link in the list. */
const ownTaps = 1;

/** A table of both sites; this page's values are the limits that its tests enforce. */
export const SiteComparison = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const { rows } = t;
  const weight = (kilobytes: number) => formatWeight(kilobytes, lang);
  const count = (figure: number) => formatNumber(figure, lang);
  const seconds = (figure: number) => formatSeconds(figure, lang);
  const whole = (site: typeof oldSite | typeof thisPage) =>
    t.whole({
      weight: weight(total(site, 'kilobytes')),
      requests: count(total(site, 'requests')),
    });
  const { document: first, rest } = thisPage;
  const { frame } = oldSite;
  return (
    <DataTable
      kind="short"
      caption={t.table}
      columns={[t.measure, t.old, t.own]}
      rows={[
        [rows.first, weight(frame.kilobytes), t.atMost(weight(first.kilobytes))],
        [rows.requests, count(frame.requests), count(first.requests)],
        [rows.view, seconds(arrivals.oldSite.frame), seconds(arrivals.thisPage.document)],
        [rows.whole, whole(oldSite), t.atMost(whole({ document: first, rest }))],
        [rows.complete, seconds(arrivals.oldSite.extras), seconds(arrivals.thisPage.rest)],
        [rows.taps, count(t.taps.steps.length), count(ownTaps)],
      ]}
    />
  );
};
