import { words } from '../../../shared/copy';

export const copy = words({
  copy: { en: 'Copy', pt: 'Copiar' },
  copied: { en: 'Copied', pt: 'Copiado' },
  failed: { en: 'Select and copy by hand', pt: 'Selecione e copie à mão' },
});
