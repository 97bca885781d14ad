import { nfse } from '../../../shared/apis/nfse';
import { copy as barCopy } from '../../components/action-bar/copy';
import { ListingLink } from '../../components/api/ListingLink';
import { Contents } from '../../components/contents/Contents';
import { useLang } from '../../view';
import type { PageModule } from '../load';
import { Answer } from './Answer';
import { copy } from './copy';
import { Errors } from './Errors';
import { Features } from './Features';
import { facts } from './facts';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { NfseLimits } from './NfseLimits';
import { Pricing } from './Pricing';
import { Request } from './Request';
import { Support } from './Support';
import { sectionIds } from './sections';
import { UseCases } from './UseCases';
import { WholeNote } from './WholeNote';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(facts(lang)),
  };
};

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).freeThen(facts(lang).price),
  link: (
    <ListingLink api={nfse} className="button">
      {barCopy(lang).key}
    </ListingLink>
  ),
});

export const Page = () => (
  <article className="nfse">
    <Hero />
    <WholeNote />
    <Contents
      className="contents nfse__contents"
      sections={sectionIds}
      titles={copy(useLang()).titles}
    />
    <div className="nfse__body">
      <Features />
      <UseCases />
      <Request />
      <Answer />
      <Errors />
      <NfseLimits />
      <Pricing />
      <GettingStarted />
      <Support />
    </div>
  </article>
);
