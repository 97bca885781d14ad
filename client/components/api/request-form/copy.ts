import { words } from '../../../../shared/copy';

export const copy = words({
  form: { en: 'Send by', pt: 'Enviar por' },
  fileType: { en: 'Type of the file', pt: 'Tipo do arquivo' },
  baseUrl: { en: 'Base URL', pt: 'URL base' },
  url: { en: 'Endpoint URL', pt: 'URL do endpoint' },
  header: { en: 'Header of the key', pt: 'Cabeçalho da chave' },
  word: {
    en: 'Type letters, digits, dots, hyphens and underscores only.',
    pt: 'Use só letras sem acento, números, ponto, hífen e sublinhado.',
  },
  noUrl: {
    en: 'Type a URL that begins with https:// or http://.',
    pt: 'Digite uma URL que comece com https:// ou http://.',
  },
  spaces: { en: 'Type the URL without spaces.', pt: 'Digite a URL sem espaços.' },
  query: {
    en: 'Type the base URL without ? or #: the path is added at its end.',
    pt: 'Tire o ? e o # da URL base: o caminho entra no fim dela.',
  },
  range: {
    en: (min: number, max: number) => `Type a whole number from ${min} to ${max}.`,
    pt: (min: number, max: number) => `Digite um número inteiro de ${min} a ${max}.`,
  },
  least: {
    en: (min: number) => `Type a whole number, ${min} or more.`,
    pt: (min: number) => `Digite um número inteiro, ${min} ou mais.`,
  },
  keeps: {
    en: (value: string) => `Until then, the code above keeps ${value}.`,
    pt: (value: string) => `Enquanto isso, o código acima continua com ${value}.`,
  },
  lacks: {
    en: (name: string) => `Until then, the code above has no ${name}.`,
    pt: (name: string) => `Enquanto isso, o código acima fica sem ${name}.`,
  },
  privacy: {
    en: 'What you type changes the code above. It stays in this page: nothing is sent or stored.',
    pt: 'O que você digita muda o código acima. Fica só nesta página: nada é enviado nem guardado.',
  },
});
