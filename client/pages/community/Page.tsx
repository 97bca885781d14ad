import { WhatsAppLink } from '../../components/WhatsAppLink';
import type { PageModule } from '../load';
import { Chat } from './Chat';
import { words } from './copy.pt';
import { JoinLink } from './JoinLink';
import { MuteDemo } from './MuteDemo';

const { head: about, hero, inside, before } = words;

export const head: PageModule['head'] = () => about;

const Start = () => (
  <section id="start" className="community__start" aria-labelledby="start-title">
    <div className="stack-1 community__pitch">
      <h1 id="start-title">
        <span className="community__kicker">{hero.name}</span> {hero.title}
      </h1>
      <p className="lead">{hero.lead}</p>
    </div>
    <Chat />
    <p className="stack-1 community__way">
      <JoinLink>{hero.join}</JoinLink>
      <small>{hero.small}</small>
    </p>
  </section>
);

const Inside = () => (
  <section id="inside" className="community__inside" aria-labelledby="inside-title">
    <h2 id="inside-title">{inside.title}</h2>
    <ul className="stack-2">
      {inside.promises.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <MuteDemo />
  </section>
);

const Before = () => (
  <section id="before" className="community__before" aria-labelledby="before-title">
    <h2 id="before-title">{before.title}</h2>
    <ol className="steps">
      {before.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <dl className="stack-1">
      {before.facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="stack-1 community__way">
      <JoinLink>{before.join}</JoinLink>
      <WhatsAppLink>{before.ask}</WhatsAppLink>
    </p>
  </section>
);

export const Page = () => (
  <div className="community">
    <Start />
    <Inside />
    <Before />
  </div>
);
