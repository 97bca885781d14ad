import '../../fonts/weights.css';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import type { PageModule } from '../page';
import { Chat } from './Chat';
import { words } from './copy.pt';
import { JoinLink } from './JoinLink';
import { MuteDemo } from './MuteDemo';
import { PromiseDrawing } from './PromiseDrawing';
import '../../components/actions/action.css';
import '../../components/steps/steps.css';
import './page.css';

const { head: about, hero, inside, before } = words;

export const head: PageModule['head'] = () => about;

const Start = () => (
  <section id="start" className="split community__start">
    <div className="stack-2">
      <h1>
        <span className="kicker">{hero.name}</span> {hero.title}
      </h1>
      <p className="lead">{hero.lead}</p>
    </div>
    <Chat />
    <p className="action">
      <JoinLink>{hero.join}</JoinLink>
      <small>{hero.small}</small>
    </p>
  </section>
);

const Inside = () => (
  <section id="inside" className="toned halves community__inside">
    <h2 className="wide">{inside.title}</h2>
    <ul className="stack-4">
      {inside.promises.map(({ title, text }, at) => (
        <li key={title}>
          <PromiseDrawing at={at} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <MuteDemo />
  </section>
);

const Before = () => (
  <section id="before" className="halves community__before">
    <h2 className="wide">{before.title}</h2>
    <ol className="stack-3 steps">
      {before.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <dl className="stack-2">
      {before.facts.map(({ title, text }) => (
        <div key={title}>
          <dt className="strong">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="action">
      <JoinLink>{before.join}</JoinLink>
      <WhatsAppLink>{before.ask}</WhatsAppLink>
    </p>
  </section>
);

export const Page = () => (
  <div className="page community">
    <Start />
    <Inside />
    <Before />
  </div>
);
