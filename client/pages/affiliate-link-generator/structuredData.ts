import type { StructuredDataModule } from '../page';
import { questionItems } from './questionItems';

export const structuredData: StructuredDataModule['structuredData'] = (lang) => ({
  about: 'service',
  questions: questionItems(lang),
});
