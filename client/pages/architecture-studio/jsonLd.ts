import type { JsonLdModule } from '../../jsonLd/data';
import { words } from './copy.pt';

export const jsonLd: JsonLdModule['jsonLd'] = () => ({ short: words.name });
