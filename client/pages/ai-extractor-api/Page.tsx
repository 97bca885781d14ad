import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'ai-extractor-api',
  description: `ai-extractor-api ${lang}`,
  structured: 'WebPage',
  picture: { line: 'ai-extractor-api', detail: lang },
});

export const Page = () => <h1>ai-extractor-api</h1>;
