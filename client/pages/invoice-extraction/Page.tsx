import type { PageModule } from '../load';

export const head: PageModule['head'] = () => ({
  title: 'Invoice',
  description: 'Invoice',
  structured: 'WebPage',
  picture: { line: 'Invoice', detail: 'Invoice' },
});

export const Page = () => <h1>Invoice</h1>;
