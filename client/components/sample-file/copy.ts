import { words } from '../../../shared/copy';

export const copy = words({
  save: { en: 'Save our test file ', pt: 'Salve na mesma pasta o arquivo de teste ' },
  run: {
    en: ' in the same folder, run the code, and compare with the ',
    pt: ', rode e compare com a ',
  },
  response: { en: 'expected response (JSON)', pt: 'resposta esperada (JSON)' },
});
