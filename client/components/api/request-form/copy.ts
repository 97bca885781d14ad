import { words } from '../../../../shared/copy';

export const copy = words({
  form: { en: 'Send by', pt: 'Enviar por' },
  fileType: { en: 'Type of the file', pt: 'Tipo do arquivo' },
  origin: { en: 'Base URL', pt: 'URL base' },
  privacy: {
    en: 'What you type changes the code above. It stays in this page: nothing is sent or stored.',
    pt: 'O que você digita muda o código acima. Fica só nesta página: nada é enviado nem guardado.',
  },
});
