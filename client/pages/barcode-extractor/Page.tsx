import type { PageModule } from '../load';

export const head: PageModule['head'] = () => ({
  title: 'Barcode',
  description: 'Barcode',
  structured: 'WebPage',
  picture: { line: 'Barcode', detail: 'Barcode' },
});

export const Page = () => <h1>Barcode</h1>;
