import { words } from '../../../shared/copy';

export const copy = words({ label: { en: 'On this page', pt: 'Nesta página' } });
