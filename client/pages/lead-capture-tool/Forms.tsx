import { useLang } from '../../document/view';
import { copy } from './copy';
import { goals } from './data';
import './goals.drawing.css';

/** The six goals as forms, each with what the visitor gets in return: tickets on a phone, stairs on a desk. */
export const Forms = () => {
  const { goals: t } = copy(useLang());
  return (
    <ul className="grid lead-capture-tool__forms">
      {goals.map(({ id, asks }) => {
        const { name, send, gets } = t.items[id];
        return (
          <li key={id}>
            <div className="stack-1 lead-capture-tool__top">
              <h3>{name}</h3>
              <div className="stack-1 ground-sheet lead-capture-tool__slip">
                <p className="visually-hidden">{t.asks}</p>
                <ul className="stack-1">
                  {asks.map((field) => (
                    <li key={field}>{t.fields[field]}</li>
                  ))}
                </ul>
                <p className="strong">{send}</p>
              </div>
            </div>
            <div className="ground-sheet lead-capture-tool__gets">
              <p className="strong">{t.gets}</p>
              <p>{gets}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
