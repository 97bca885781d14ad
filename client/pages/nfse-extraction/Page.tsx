import type { PageModule } from '../load';

export const head: PageModule['head'] = () => ({
  title: 'NFSe',
  description: 'NFSe',
  structured: 'WebPage',
  picture: { line: 'NFSe', detail: 'NFSe' },
});

export const Page = () => <h1>NFSe</h1>;
