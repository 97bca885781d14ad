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

const { head: about, hero, inside, before, end } = words;

export const head: PageModule['head'] = () => about;

const Start = () => (
  <section id="start" className="split community__start">
    <div className="pitch">
      <h1>
        <span className="kicker">{hero.name}</span> {hero.title}
      </h1>
      <p className="lead">{hero.lead}</p>
      <p className="action">
        <JoinLink>{hero.join}</JoinLink>
        <small>{hero.small}</small>
      </p>
    </div>
    <Chat />
  </section>
);

const Inside = () => (
  <section id="inside" className="halves ground-sunken">
    <h2 className="wide">{inside.title}</h2>
    <ul className="stack-6">
      {inside.promises.map(({ title, text }, at) => (
        <li key={title} className="row community__promise">
          <PromiseDrawing at={at} />
          <div>
            <h3>{title}</h3>
            <p className="lead">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <MuteDemo />
  </section>
);

const Before = () => (
  <section id="before">
    <h2>{before.title}</h2>
    <ol className="stack-4 steps">
      {before.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <dl className="stack-5 halves">
      {before.facts.map(({ title, text }) => (
        <div key={title} className="stack-1">
          <dt className="strong bubble">{title}</dt>
          <dd className="bubble bubble--in">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const End = () => (
  <section id="end" className="split ground-screen community__end">
    <h2>{end.title}</h2>
    <p className="stack-2">
      <JoinLink>{end.join}</JoinLink>
      <WhatsAppLink>{end.ask}</WhatsAppLink>
    </p>
  </section>
);

export const Page = () => (
  <div className="page community">
    <Start />
    <Inside />
    <Before />
    <End />
  </div>
);
