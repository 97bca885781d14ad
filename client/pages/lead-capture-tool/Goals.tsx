import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { goals } from './data';

/** The six goals, each with what its form asks for, and what the visitor hears in return. */
export const Goals = () => {
  const { goals: t } = copy(useLang());
  return (
    <Section id="goals" title={t.title} intro={t.intro}>
      <ul className="grid thirds">
        {goals.map(({ id, asks }) => {
          const { name, send, gets } = t.items[id];
          return (
            <li key={id} className="stack-2">
              <div className="box ground-sheet stack-2">
                <h3>{name}</h3>
                <p className="small">{t.asks}</p>
                <ul className="row small lead-capture-tool__fields">
                  {asks.map((field) => (
                    <li key={field}>{t.fields[field]}</li>
                  ))}
                </ul>
                <p className="strong">{send}</p>
              </div>
              <div className="bubble ground-sheet">
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
