import type { PageModule } from '../load';

export const head: PageModule['head'] = ({ lang }) => ({
  title: 'data-engineering',
  description: `data-engineering ${lang}`,
  structured: 'WebPage',
  picture: { line: 'data-engineering', detail: lang },
});

export const Page = () => <h1>data-engineering</h1>;
