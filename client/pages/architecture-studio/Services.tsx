import { formatSpan } from '../../components/ledger/span';
import { words } from './copy.pt';
import { spans } from './data';
import { Section } from './Section';

const { services: t } = words;

const names = ['terrain', 'design', 'reform', 'site'] as const;

export const Services = () => (
  <Section id="servicos" title={t.title} intro={t.intro}>
    <ul className="studio__services">
      {names.map((name) => {
        const span = spans[name];
        const item = t.items[name];
        return (
          <li key={name}>
            <h3>{item.name}</h3>
            <p>{item.text}</p>
            <dl>
              <dt>{t.out}</dt>
              <dd>{item.out}</dd>
              <dt>{t.time}</dt>
              <dd>{span ? formatSpan(span, 'pt') : t.whileBuilding}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  </Section>
);
