import { formatNumber, formatPrice } from '../../../shared/format';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { booked, opening, people, prices, type SourceId, slots } from './data';
import { SourceRows } from './SourceRows';

const PriceList = () => {
  const lang = useLang();
  const { sheet } = copy(lang);
  const rows = (['gears', 'fitting', 'nine', 'eleven'] as const).map((id) => ({
    name: sheet[id],
    value: formatPrice(prices[id][lang], lang),
    found: id === 'fitting' || id === 'nine',
  }));
  return <SourceRows rows={rows} />;
};

const Hours = () => {
  const lang = useLang();
  const { sign } = copy(lang);
  const hours = ({ opens, closes }: { opens: number; closes: number }) =>
    `${formatTimeOfDay(opens, lang)}–${formatTimeOfDay(closes, lang)}`;
  return (
    <SourceRows
      rows={[
        { name: sign.weekdays, value: hours(opening.weekdays), found: true },
        { name: sign.saturday, value: hours(opening.saturday) },
        { name: sign.sunday, value: sign.closed },
      ]}
    />
  );
};

const Morning = () => {
  const lang = useLang();
  const { slots: t } = copy(lang);
  const rows = slots.map(({ begins, state }) => ({
    name: formatTimeOfDay(begins, lang),
    value:
      state === 'booked' ? t.booked(people.customer, formatNumber(booked.minutes, lang)) : t[state],
    found: state === 'booked',
    state,
  }));
  return (
    <>
      <p className="strong">{t.day}</p>
      <SourceRows rows={rows} />
    </>
  );
};

const sheets = { prices: PriceList, hours: Hours, calendar: Morning };

/** The content of a source; the lines that the agent used are highlighted. */
export const SourceContent = ({ id }: { id: SourceId }) => {
  const Sheet = sheets[id];
  return <Sheet />;
};
