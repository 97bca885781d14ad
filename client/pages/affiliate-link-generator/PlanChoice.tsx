import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { planName } from './plan';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';
import './choice.css';

const largest = affiliatePlans.at(-1)?.id;

/** The plans as radio buttons with prices; the largest, which posts to all networks, is selected first. */
export const PlanChoice = () => {
  const lang = useLang();
  const { board: t } = copy(lang);
  return (
    <fieldset className="choice screen-only affiliate-link-generator__choice">
      <legend>{t.legend}</legend>
      {affiliatePlans.map(({ id, price }) => (
        <span key={id}>
          <input
            type="radio"
            id={`shown-${id}`}
            name="shown"
            value={id}
            defaultChecked={id === largest}
          />
          <label htmlFor={`shown-${id}`}>
            <strong>{planName(id, lang)}</strong> <span>{formatPrice(price[lang], lang)}</span>
          </label>
        </span>
      ))}
    </fieldset>
  );
};
