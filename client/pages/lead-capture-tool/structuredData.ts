import type { StructuredDataModule } from '../page';
import { copy } from './copy';

export const structuredData: StructuredDataModule['structuredData'] = (lang) => ({
  about: 'service',
  kindOf: 'website-development',
  questions: copy(lang).questions.items,
});
