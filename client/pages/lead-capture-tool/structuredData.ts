import type { StructuredDataModule } from '../page';
import { readQuestions } from './questions';

export const structuredData: StructuredDataModule['structuredData'] = (lang) => ({
  about: 'service',
  kindOf: 'website-development',
  questions: readQuestions(lang).items,
});
