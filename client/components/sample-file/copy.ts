import { words } from '../../../shared/copy';

export const copy = words({
  save: { en: 'Save our test file ', pt: 'Salve ao lado o arquivo de teste ' },
  run: {
    en: ' beside it, run it, and compare what it prints with the ',
    pt: ', rode e compare com a ',
  },
  response: { en: 'expected response (JSON)', pt: 'resposta esperada (JSON)' },
});
