import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { formatTime } from '../../components/hours/formatTime';
import { words } from './copy.pt';
import { deal, messages } from './data';

const { mute: t, chat } = words;

const ids = ['ring', 'quiet'] as const;

/** A phone's screen with the group muted or not. */
export const MuteDemo = () => (
  <figure className="demo">
    <Choices
      className="choice strong"
      group="a"
      name="mute"
      legend={t.legend}
      choices={ids.map((id) => ({ id, label: t.choices[id] }))}
      chosen="ring"
    />
    <Result>
      <span data-when-a="1">{t.ring}</span>
      <span data-when-a="2">{t.quiet}</span>
    </Result>
    <div className="stack-3 ground-screen community__screen">
      <p className="tabular community__clock">
        <span className="visually-hidden">{t.screen}</span>{' '}
        <time dateTime={deal('bottle').at}>{formatTime(deal('bottle').at, 'pt')}</time>
      </p>
      <div className="overlay">
        <p className="bubble bubble--in community__notice" data-when-a="1">
          <small>{t.app}</small> <strong>{chat.name}</strong>{' '}
          <span>{t.message(chat.goods.bottle, deal('bottle').now)}</span>
        </p>
        <p data-when-a="2">{t.waiting(messages)}</p>
      </div>
    </div>
  </figure>
);
