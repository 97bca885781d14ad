import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { stops } from './data';

/** The points where a client may stop, and what the client keeps at the selected one. */
export const StoppingPoints = () => {
  const { calendar: t } = copy(useLang());
  return (
    <div className="stack-4">
      <Choices
        className="choice screen-only ai-consulting__stops"
        group="b"
        name="stop"
        legend={t.stop}
        choices={stops.map((id) => ({ id, label: t.stops[id].name }))}
        chosen="work"
      />
      <div className="stack-2">
        <Result className="display">
          {stops.map((stop, at) => (
            <span key={stop} data-when-b={at + 1}>
              {t.stops[stop].title}
            </span>
          ))}
        </Result>
        <p className="overlay">
          {stops.map((stop, at) => (
            <span key={stop} data-when-b={at + 1}>
              {t.stops[stop].text}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
};
