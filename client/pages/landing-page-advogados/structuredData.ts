import type { StructuredDataModule } from '../page';
import { price } from './sections/copy.pt';

export const structuredData: StructuredDataModule['structuredData'] = () => ({
  about: 'service',
  kindOf: 'website-development',
  questions: price.questions,
});
