import { formatPrice } from '../../../shared/format';
import { contactHref } from '../../../shared/links';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { useLang, useSource } from '../../view';
import { copy } from './copy';
import { planName } from './plan';

const largest = affiliatePlans.at(-1)?.id;

/** The plans as radio buttons with prices, and a contact link for the selected plan. */
export const PlanChoice = () => {
  const lang = useLang();
  const source = useSource();
  const { board: t, plans } = copy(lang);
  return (
    <fieldset className="choice screen-only affiliate__choice">
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
      <span className="action affiliate__take">
        {affiliatePlans.map(({ id }) => (
          <a
            key={id}
            className="affiliate__lit"
            data-in={id}
            href={contactHref(lang, { ...source, plan: id })}
          >
            {plans.choose(planName(id, lang))}
          </a>
        ))}
      </span>
    </fieldset>
  );
};
