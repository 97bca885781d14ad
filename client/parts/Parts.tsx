import type { ReactNode } from 'react';
import { invoice } from '../../shared/apis/invoice';
import { nfse } from '../../shared/apis/nfse';
import { languageTag } from '../../shared/languages';
import { FieldTable } from '../components/api/FieldTable';
import { MarketplacePlans } from '../components/api/MarketplacePlans';
import { Reference } from '../components/api/Reference';
import { RequestBuilder } from '../components/api/RequestBuilder';
import { ContactForm } from '../components/contact-form/ContactForm';
import { Contents } from '../components/contents/Contents';
import { DataTable } from '../components/data-table/DataTable';
import { DemoCall } from '../components/demo/DemoCall';
import { Dials } from '../components/dials/Dials';
import { Hours } from '../components/Hours';
import { Ledger } from '../components/ledger/Ledger';
import { OfferLink } from '../components/OfferLink';
import { CallToAction } from '../components/paper/CallToAction';
import { PlanCards } from '../components/plans/PlanCards';
import { QuestionList } from '../components/QuestionList';
import { Section } from '../components/Section';
import { StepList } from '../components/StepList';
import { useView } from '../document/view';
import { Footer } from '../layout/Footer';
import { Header } from '../layout/Header';
import { system } from './system';
import '../components/plans/ticks.css';

const text = 'A sentence that says what the part is about, long enough to break on a phone.';
const link = <a href="#end">Another way on</a>;
const button = (
  <a className="button" href="#end">
    A button
  </a>
);

const plans = ['Basic', 'Plus', 'Whole team'].map((name, at) => ({
  id: name,
  name,
  price: `R$\u00a0${29 + 100 * at}`,
  per: 'a month',
  points: ['One point', 'Another, which is longer than the first'],
  mark: at === 1 ? 'The usual choice' : undefined,
  action: button,
}));

/** Each shared component with sample content. */
const examples: Record<string, ReactNode> = {
  Header: <Header />,
  Section: (
    <Section id="section" title="A section" intro={text}>
      <p>{text}</p>
    </Section>
  ),
  Actions: (
    <p className="actions">
      {button} {link}
    </p>
  ),
  PlanCards: <PlanCards label="Plans" plans={plans} />,
  MarketplacePlans: (
    <MarketplacePlans
      api={nfse}
      rows={[['Formats', 'PDF']]}
      title="Plans of an API"
      intro={(store) => `Sold on ${store}.`}
      label="Plans of an API"
      button={({ id }) => id}
    />
  ),
  Ledger: (
    <Ledger
      label="Works"
      works={['One', 'Two', 'Three', 'Four', 'Five'].map((name, at) => ({
        id: name,
        name: `${name} kind of work`,
        goesIn: 'What you send',
        comesOut: 'What you get',
        time: { from: at + 1, to: at + 2, unit: 'week' },
      }))}
    />
  ),
  DataTable: (
    <DataTable
      caption="A table"
      columns={['Name', 'Figure', 'Meaning']}
      rows={[
        ['First', '1,500', text],
        ['Second', '20', text],
      ]}
    />
  ),
  FieldTable: <FieldTable caption="Fields" fields={invoice.request} sent />,
  Dials: (
    <Dials
      caption="What moves the price"
      columns={['What', 'Less', 'More']}
      rows={[['Size', 'A page', 'A shop']]}
    />
  ),
  'RequestBuilder: tabs, code, form': (
    <RequestBuilder api={invoice} id="builder" endpoint={invoice} />
  ),
  Reference: (
    <Reference api={invoice}>
      <p>{text}</p>
    </Reference>
  ),
  QuestionList: (
    <QuestionList
      open
      items={[
        { ask: 'A question?', answer: text },
        { ask: 'Another question?', answer: text },
      ]}
    />
  ),
  StepList: (
    <StepList
      items={[
        { title: 'First', text },
        { title: 'Second', text },
      ]}
    />
  ),
  Contents: (
    <Contents className="contents" sections={['one', 'two']} titles={{ one: 'One', two: 'Two' }} />
  ),
  OfferLink: <OfferLink offer="whatsapp-bot" />,
  DemoCall: <DemoCall text="After a demo:" label="Ask for it" />,
  CallToAction: (
    <CallToAction id="call" title="A closing call" text={text} steps={['First', 'Second']}>
      {button}
    </CallToAction>
  ),
  Hours: <Hours />,
  ContactForm: <ContactForm about={{}} />,
  Footer: <Footer />,
};

/** Shared components, one below the other, for `npm run dev`. */
export const Parts = () => {
  const { lang } = useView();
  return (
    <main id="content" className="page" lang={languageTag[lang]}>
      {Object.entries({ ...system, ...examples }).map(([name, example]) => (
        <section key={name}>
          <h2>{name}</h2>
          {example}
        </section>
      ))}
    </main>
  );
};
