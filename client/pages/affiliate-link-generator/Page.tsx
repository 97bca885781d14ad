import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'affiliate-link-generator',
  description: `affiliate-link-generator ${lang}`,
  structured: 'WebPage',
  picture: { line: 'affiliate-link-generator', detail: lang },
});

export const Page = () => <h1>affiliate-link-generator</h1>;
