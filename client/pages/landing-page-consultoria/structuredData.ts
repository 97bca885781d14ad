import type { StructuredDataModule } from '../page';

export const structuredData: StructuredDataModule['structuredData'] = () => ({
  about: 'service',
  kindOf: 'website-development',
});
