export const head = () => ({
  title: 'x',
  description: 'y',
  structured: 'WebPage' as const,
  picture: { line: '', detail: '' },
});
export const Page = () => <h1>x</h1>;
