import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { goals } from './data';
import './goals.css';

/** The six goals as forms, each with what the visitor gets in return: tickets on a phone, stairs on a desk. */
export const Goals = () => {
  const { goals: t } = copy(useLang());
  return (
    <Section id="goals" className="lead-capture-tool__goals" title={t.title} intro={t.intro}>
      <p className="small lead-capture-tool__sides" aria-hidden="true">
        <span>{t.asks}</span> <span>{t.gets}</span>
      </p>
      <ul>
        {goals.map(({ id, asks }) => {
          const { name, send, gets } = t.items[id];
          return (
            <li key={id} className="stack-3">
              <div className="stack-2 lead-capture-tool__top">
                <h3>{name}</h3>
                <div className="stack-2 lead-capture-tool__slip">
                  <p className="visually-hidden">{t.asks}</p>
                  <ul className="stack-2">
                    {asks.map((field) => (
                      <li key={field}>{t.fields[field]}</li>
                    ))}
                  </ul>
                  <p className="strong lead-capture-tool__send">{send}</p>
                </div>
              </div>
              <div className="lead-capture-tool__gets">
                <p className="small">{t.gets}</p>
                <p>{gets}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
