import { noteBox, noteField } from '../../components/document-figure/nfse';
import type { Sample } from '../../components/document-figure/sample';

/**
 * The few fields of the NFSe API's sample note that fit beside a headline. It stays Portuguese in both
 * languages, as the paper does.
 */
export const note: Sample = {
  issuer: 'Prefeitura de Vila Exemplo',
  kind: 'Nota fiscal de serviços · NFSe',
  boxes: [
    noteBox('Número da nota', 'noteNumber'),
    noteBox('Emissão', 'issueDate'),
    { label: 'Prestador', text: 'Elevadores Exemplo Ltda.', size: 'wide' },
    noteBox('CNPJ do prestador', 'cnpjProvider', 'wide'),
    noteBox('Serviço', 'discrimination', 'wide'),
    noteBox('Valor', 'servicesValue', 'wide'),
    noteBox('Alíquota do ISS', 'issAliquot'),
    noteBox('Valor do ISS', 'issValue'),
    noteBox('E-mail do tomador', 'emailBeneficiary', 'wide'),
  ],
  data: [
    noteField('noteNumber', 'sky'),
    noteField('issueDate', 'sky'),
    noteField('cnpjProvider', 'coral'),
    noteField('discrimination', 'leaf'),
    noteField('servicesValue', 'sun'),
    {
      group: 'tributes',
      fields: [noteField('issAliquot', 'sun'), noteField('issValue', 'sun')],
    },
    noteField('emailBeneficiary', 'coral'),
  ],
  lit: 'servicesValue',
};
