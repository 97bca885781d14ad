import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'ai-consulting',
  description: `ai-consulting ${lang}`,
  structured: 'WebPage',
  picture: { line: 'ai-consulting', detail: lang },
});

export const Page = () => <h1>ai-consulting</h1>;
