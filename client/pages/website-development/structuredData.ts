import type { StructuredDataModule } from '../page';
import { copy } from './copy';

export const structuredData: StructuredDataModule['structuredData'] = (lang) => ({
  about: 'service',
  questions: copy(lang).questions,
});
