import { privacyFacts } from '../../../shared/privacy';
import { Contents } from '../../components/contents/Contents';
import { useView } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { operator } from '../../layout/operator';
import type { PageModule } from '../page';
import { bindNumbers } from './bindNumbers';
import { copy } from './copy';
import { Retention } from './Retention';
import { Summary } from './Summary';
import { sectionIds } from './sections';
import { List, Mail, Points, Section, Text } from './textBlocks';
import '../../components/contents/contents.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

export const Page = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  return (
    <article className="stack-6 privacy-policy">
      <header className="stack-4">
        <h1>{t.title(site.name)}</h1>
        <p className="soft">
          <span>{t.effective}</span>
          <time dateTime={privacyFacts.effective}>{t.date}</time>
        </p>
        <Summary />
      </header>
      <Contents
        className="contents small privacy-policy__contents"
        sections={sectionIds}
        titles={t.titles}
      />
      <div className="stack-6 ruled privacy-policy__body">
        <Section id="responsible">
          <Text>{t.responsible.controller(operator(site, lang))}</Text>
          <Mail before={t.responsible.officer} />
          <Text>{t.responsible.business}</Text>
          <Text>{t.responsible.scope}</Text>
        </Section>
        <Section id="data">
          <Points items={t.data.items} />
          <Text>{t.data.not}</Text>
          <Text>{t.data.sensitive}</Text>
        </Section>
        <Section id="purposes">
          <Points items={t.purposes.items} />
          <Text>{t.purposes.only}</Text>
        </Section>
        <Section id="permissions">
          <Text>{t.permissions.intro}</Text>
          <Points items={t.permissions.items} />
        </Section>
        <Section id="retention">
          <Retention />
          <Text>{t.retention.end}</Text>
        </Section>
        <Section id="recipients">
          <Text>{t.recipients.intro}</Text>
          <Points items={t.recipients.items} />
          <Text>{t.recipients.processors}</Text>
          <Text>{t.recipients.transfer}</Text>
        </Section>
        <Section id="security">
          <List items={t.security.items} />
          <Text>{t.security.incident}</Text>
        </Section>
        <Section id="rights">
          <Text>{t.rights.intro}</Text>
          <Points items={t.rights.items} />
          <h3>{t.rights.how}</h3>
          <Mail before={t.rights.write} after={t.rights.say} />
          <Text>{t.rights.answer}</Text>
          <Text>{t.rights.complain}</Text>
        </Section>
        <Section id="children">
          <p className="lead strong">{bindNumbers(t.children.plain)}</p>
          <Mail before={t.children.write} after={t.children.say} />
          <Text>{t.children.ourselves}</Text>
        </Section>
        <Section id="website">
          <Text>{t.website.site}</Text>
          <Text>{t.website.log.intro}</Text>
          <List items={t.website.log.items} />
          <Text>{t.website.log.never}</Text>
          {t.website.texts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Section>
        <Section id="changes">
          {t.changes.texts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Section>
        <Section id="contact">
          <Mail before={t.contact.write} />
          <p>
            <span>{t.contact.other}</span>
            <ContactLink>{t.contact.page}</ContactLink>
            <span>.</span>
          </p>
        </Section>
      </div>
    </article>
  );
};
