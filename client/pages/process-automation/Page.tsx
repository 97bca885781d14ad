import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'process-automation',
  description: `process-automation ${lang}`,
  structured: 'WebPage',
  picture: { line: 'process-automation', detail: lang },
});

export const Page = () => <h1>process-automation</h1>;
