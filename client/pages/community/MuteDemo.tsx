import { formatTime } from '../../components/hours/formatTime';
import { words } from './copy.pt';
import { deal, messages } from './data';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';
import './choice.css';

const { mute: t, chat } = words;

const choices = ['ring', 'quiet'] as const;

/** The notifications on a phone with the group muted or not: two radio buttons and CSS. */
export const MuteDemo = () => (
  <fieldset className="stack-3 community__mute">
    <legend>{t.legend}</legend>
    <div className="choice">
      {choices.map((id, at) => (
        <span key={id}>
          <input type="radio" id={`mute-${id}`} name="mute" value={id} defaultChecked={at === 0} />
          <label className="strong" htmlFor={`mute-${id}`}>
            {t.choices[id]}
          </label>
        </span>
      ))}
    </div>
    <div className="stack-3 community__screen">
      <p className="tabular community__clock">
        <span className="visually-hidden">{t.screen}</span>{' '}
        <time dateTime={deal('bottle').at}>{formatTime(deal('bottle').at, 'pt')}</time>
      </p>
      <p className="community__notice" data-mute="ring">
        <small>{t.app}</small> <strong>{chat.name}</strong>{' '}
        <span>{t.message(chat.goods.bottle, deal('bottle').now)}</span>
      </p>
      <p data-mute="quiet">{t.waiting(messages)}</p>
    </div>
    <div className="stack-2">
      {choices.map((id) => (
        <p key={id} data-mute={id}>
          {t[id]}
        </p>
      ))}
    </div>
  </fieldset>
);
