import { barcode } from '../../../shared/apis/barcode';
import type { StructuredDataModule } from '../page';

export const structuredData: StructuredDataModule['structuredData'] = () => ({ about: barcode });
