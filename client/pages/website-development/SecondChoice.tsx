import { useLang } from '../../view';
import { copy } from './copy';
import { firstMoment, moments } from './data';
import { formatSeconds } from './format';

/** The selectable moments. Each radio button lies behind its label, so that selecting it does not scroll. */
export const SecondChoice = () => {
  const lang = useLang();
  return (
    <fieldset className="screen-only web__seconds">
      <legend>{copy(lang).race.legend}</legend>
      <div>
        {moments.map((moment, at) => (
          <span key={moment}>
            <input
              id={`second-${at + 1}`}
              type="radio"
              name="second"
              value={at + 1}
              defaultChecked={moment === firstMoment}
            />
            <label htmlFor={`second-${at + 1}`}>{formatSeconds(moment, lang)}</label>
          </span>
        ))}
      </div>
    </fieldset>
  );
};
