import { words } from '../../../../shared/copy';

export const copy = words({
  form: { en: 'Send by', pt: 'Enviar por' },
  fileType: { en: 'Type of the file', pt: 'Tipo do arquivo' },
  baseUrl: { en: 'Base URL', pt: 'URL base' },
  url: { en: 'Endpoint URL', pt: 'URL do endpoint' },
  noUrl: {
    en: 'Type a URL that begins with https://',
    pt: 'Digite uma URL que comece com https://',
  },
  range: {
    en: (min: number, max: number) => `Type a whole number from ${min} to ${max}`,
    pt: (min: number, max: number) => `Digite um número inteiro de ${min} a ${max}`,
  },
  mock: { en: 'Use the mock server', pt: 'Usar o servidor simulado' },
  privacy: {
    en: 'What you type changes the code above. It stays in this page: nothing is sent or stored.',
    pt: 'O que você digita muda o código acima. Fica só nesta página: nada é enviado nem guardado.',
  },
});
