import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { Device } from './Device';
import { resolution } from './data';

/** How to send a photograph without losing its details, and what to tell with it. */
export const HowToSend = () => {
  const { title, ways, document } = words.send;
  const { along } = words;
  return (
    <>
      <div id="send" className="wide stack-4">
        <h3>{title}</h3>
        <ul className="stack-4 thirds">
          {ways(formatNumber(resolution, 'pt')).map((way, at) => (
            <li key={way.title} className="photo-restoration__way">
              <Device at={at} />
              <div className="stack-2">
                <p className="strong">{way.title}</p>
                <p>{way.text}</p>
              </div>
            </li>
          ))}
          <li className="stack-4 box photo-restoration__document">
            <p className="display">{document.title}</p>
            <ol className="row strong photo-restoration__path">
              {document.path.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
            <p>{document.text}</p>
          </li>
        </ul>
      </div>
      <div className="wide stack-3">
        <h3>{along.title}</h3>
        <ul className="stack-1 halves ruled">
          {along.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </>
  );
};
