import type { StructuredModule } from '../../structured/data';
import { words } from './onlyPortuguese';

export const structured: StructuredModule['structured'] = () => ({ short: words.name });
