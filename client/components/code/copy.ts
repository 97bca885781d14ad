import { words } from '../../../shared/copy';

export const copy = words({
  copy: { en: 'Copy', pt: 'Copiar' },
  copied: { en: 'Copied', pt: 'Copiado' },
  failed: { en: 'Selected: now copy it', pt: 'Selecionado: agora copie' },
});
