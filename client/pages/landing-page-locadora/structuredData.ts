import type { StructuredDataModule } from '../page';
import { questions } from './copy.pt';

export const structuredData: StructuredDataModule['structuredData'] = () => ({
  about: 'service',
  kindOf: 'website-development',
  questions,
});
