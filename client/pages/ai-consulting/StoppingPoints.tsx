import { useLang } from '../../document/view';
import { copy } from './copy';
import { stages } from './data';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';

const stops = ['talk', ...stages] as const;

/** The points where a client may stop, and what the client keeps at each; CSS shows the selected one. */
export const StoppingPoints = () => {
  const { calendar: t } = copy(useLang());
  return (
    <div className="stack-4">
      <fieldset className="choice screen-only ai-consulting__stops">
        <legend className="strong">{t.stop}</legend>
        {stops.map((stop) => (
          <span key={stop}>
            <input
              type="radio"
              id={`stop-${stop}`}
              name="stop"
              value={stop}
              aria-labelledby={`stop-${stop}-name`}
              defaultChecked={stop === 'work'}
            />
            <label id={`stop-${stop}-name`} htmlFor={`stop-${stop}`}>
              {t.stops[stop].name}
            </label>
          </span>
        ))}
      </fieldset>
      <div className="stack-3 ai-consulting__kept">
        {stops.map((stop) => (
          <p key={stop} data-stop={stop}>
            <strong>{t.stops[stop].title}</strong> <span>{t.stops[stop].text}</span>
          </p>
        ))}
      </div>
    </div>
  );
};
