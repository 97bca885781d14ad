import { office } from '../office/copy.pt';
import { Section } from '../Section';
import { areas } from './copy.pt';

/** The lawyer who signs the page of each area. */
const signs = [0, 1, 0] as const;

/** The top of a page for each of three areas of law. */
export const Areas = () => (
  <Section id="areas" title={areas.title} intro={areas.intro}>
    <ul className="law__sheets">
      {areas.items.map(({ path, name, head, lines, left }, at) => {
        const { name: signed, number } = office.people[signs[at] ?? 0];
        return (
          <li key={path}>
            <div className="law__sheet">
              <p className="law__address" translate="no" aria-hidden="true">
                {`${office.address}/${path}`}
              </p>
              <h3>{name}</h3>
              <p className="law__headline">{head}</p>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="law__signed">
                <span>{signed}</span> <span>{number}</span>
              </p>
            </div>
            <p>
              <strong>{areas.left}</strong> <span>{left}</span>
            </p>
          </li>
        );
      })}
    </ul>
    <p className="law__small">{areas.note}</p>
  </Section>
);
