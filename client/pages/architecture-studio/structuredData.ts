import type { StructuredDataModule } from '../page';
import { words } from './copy.pt';

export const structuredData: StructuredDataModule['structuredData'] = () => ({ short: words.name });
