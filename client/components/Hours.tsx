import { hours } from '../../shared/hours';
import { copy } from '../layout/copy';
import { useLang } from '../view';

const span = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;

/** The business hours, with the time zone they are meant in. */
export const Hours = () => {
  const { footer } = copy(useLang());
  return (
    <dl className="hours">
      <div>
        <dt>{footer.weekdays}</dt>
        <dd>{span(hours.weekdays)}</dd>
      </div>
      <div>
        <dt>{footer.saturday}</dt>
        <dd>{span(hours.saturday)}</dd>
      </div>
      <div className="hours__zone">
        <dt className="visually-hidden">{footer.timeZoneLabel}</dt>
        <dd>{footer.timeZone}</dd>
      </div>
    </dl>
  );
};
