import { useLang } from '../../view';
import { Bubble } from './Bubble';
import { copy } from './copy';
import { chat, people, type SourceId } from './data';
import { Looked } from './Looked';
import { said } from './said';

/** A question and its answer, with the source and without it; the switch says which is shown. */
export const Turn = ({ id, after }: { id: SourceId; after: number }) => {
  const lang = useLang();
  const { talk: t } = copy(lang);
  const { asks, sure, unsure, queued } = said(id, lang);
  const { source, may } = t.turns[id];
  const at = chat.begins + after;
  return (
    <li className="agents__turn">
      <Bubble kind="asks" from={people.customer} at={at} text={asks} />
      {/* Before what it switches, so that style rules reach it without :has(). */}
      <input
        type="checkbox"
        id={`source-${id}`}
        className={`agents__switch agents__switch--${id}`}
        defaultChecked
      />
      <Bubble kind="sure" from={t.agent} at={at} text={sure} />
      <Bubble kind="unsure" from={t.agent} at={at} text={unsure} />
      <div className={`agents__slip agents__slip--${id}`}>
        <p className="agents__head">
          <label htmlFor={`source-${id}`}>{source}</label> <span>{may}</span>
        </p>
        <div className="agents__found">
          <Looked id={id} />
        </div>
        <div className="agents__gone">
          <p>{t.gone(people.mechanic)}</p>
          <p className="agents__queued">{`${people.customer}: ${queued}`}</p>
        </div>
      </div>
    </li>
  );
};
