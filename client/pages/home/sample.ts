import { issuer, noteBox, noteField, provider } from '../../components/document-figure/nfse';
import type { Sample } from '../../components/document-figure/sample';

/**
 * The fields of the NFSe API's sample invoice that fit beside the headline. They are Portuguese in both
 * languages, like the document.
 */
export const note: Sample = {
  issuer,
  kind: 'Nota fiscal de serviços · NFSe',
  boxes: [
    noteBox('Número da nota', 'noteNumber'),
    noteBox('Emissão', 'issueDate'),
    { label: 'Prestador', text: provider, size: 'wide' },
    noteBox('CNPJ do prestador', 'cnpjProvider', 'wide'),
    noteBox('Serviço', 'discrimination', 'wide'),
    noteBox('Valor', 'servicesValue', 'wide'),
    noteBox('Alíquota do ISS', 'issAliquot'),
    noteBox('Valor do ISS', 'issValue'),
    noteBox('E-mail do tomador', 'emailBeneficiary', 'wide'),
  ],
  data: [
    noteField('noteNumber'),
    noteField('issueDate'),
    noteField('cnpjProvider'),
    noteField('discrimination'),
    noteField('servicesValue'),
    {
      group: 'tributes',
      fields: [noteField('issAliquot'), noteField('issValue')],
    },
    noteField('emailBeneficiary'),
  ],
  lit: 'servicesValue',
};
