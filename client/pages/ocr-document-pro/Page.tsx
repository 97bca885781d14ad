import type { PageModule } from '../load';

export const head: PageModule['head'] = () => ({
  title: 'OCR Document Pro',
  description: 'OCR Document Pro',
  structured: 'WebPage',
  picture: { line: 'OCR Document Pro', detail: 'OCR Document Pro' },
});

export const Page = () => <h1>OCR Document Pro</h1>;
