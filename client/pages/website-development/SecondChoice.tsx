import { useLang } from '../../document/view';
import { copy } from './copy';
import { firstMoment, moments } from './data';
import { formatSeconds } from './format';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';

/** The selectable moments. */
export const SecondChoice = () => {
  const lang = useLang();
  return (
    <fieldset className="choice tabular wide website-development__seconds">
      <legend>{copy(lang).race.legend}</legend>
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
    </fieldset>
  );
};
