import { imageApi } from '../../../shared/apis/imageApi';
import type { StructuredDataModule } from '../page';

export const structuredData: StructuredDataModule['structuredData'] = () => ({ about: imageApi });
