import type { StructuredDataModule } from '../page';
import { words } from './copy.pt';

export const structuredData: StructuredDataModule['structuredData'] = () => ({
  about: 'service',
  kindOf: 'website-development',
  questions: words.questions,
});
