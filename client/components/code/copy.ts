import { words } from '../../../shared/copy';

export const copy = words({
  copy: { en: 'Copy', pt: 'Copiar' },
  copied: { en: 'Copied', pt: 'Copiado' },
  failed: { en: 'Text selected. Press Ctrl+C or ⌘C.', pt: 'Texto selecionado. Use Ctrl+C ou ⌘C.' },
});
