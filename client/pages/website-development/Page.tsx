import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'website-development',
  description: `website-development ${lang}`,
  structured: 'WebPage',
  picture: { line: 'website-development', detail: lang },
});

export const Page = () => <h1>website-development</h1>;
