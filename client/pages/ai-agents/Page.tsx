import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'ai-agents',
  description: `ai-agents ${lang}`,
  structured: 'WebPage',
  picture: { line: 'ai-agents', detail: lang },
});

export const Page = () => <h1>ai-agents</h1>;
