import { formatNumber } from '../../../shared/format';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { Device } from './Device';
import { resolution } from './data';

/** How to send a photograph without losing its details. */
export const HowToSend = () => {
  const { title, ways, document } = words.send;
  return (
    <Section id="send" title={title}>
      <div className="stack-4 split">
        <ul className="stack-4 halves">
          {ways(formatNumber(resolution, 'pt')).map((way, at) => (
            <li key={way.title} className="photo-restoration__way">
              <Device at={at} />
              <div className="stack-2">
                <h3>{way.title}</h3>
                <p>{way.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="stack-5 box">
          <h3>{document.title}</h3>
          <ol className="row strong photo-restoration__path">
            {document.path.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
          <p className="lead">{document.text}</p>
        </div>
      </div>
    </Section>
  );
};
