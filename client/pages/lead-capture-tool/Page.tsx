import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'lead-capture-tool',
  description: `lead-capture-tool ${lang}`,
  structured: 'WebPage',
  picture: { line: 'lead-capture-tool', detail: lang },
});

export const Page = () => <h1>lead-capture-tool</h1>;
