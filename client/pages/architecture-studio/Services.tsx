import { formatSpan } from '../../components/ledger/span';
import { words } from './copy.pt';
import { spans } from './data';
import { Section } from './Section';

const { services: t } = words;

const names = ['terrain', 'design', 'reform', 'site'] as const;

export const Services = () => (
  <Section id="servicos" title={t.title} intro={t.intro}>
    <ul>
      {names.map((name) => {
        const span = spans[name];
        const item = t.items[name];
        return (
          <li key={name} className="stack-1 thirds studio__service">
            <h3>{item.name}</h3>
            <p>{item.text}</p>
            <dl>
              <dt className="small">{t.out}</dt>
              <dd>{item.out}</dd>
              <dt className="small">{t.time}</dt>
              <dd>{span ? formatSpan(span, 'pt') : t.whileBuilding}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  </Section>
);
