import { barcodePlans } from '../prices/marketplace';
import { type Api, fileStart } from './api';
import { baseUrl, forms, names, statuses } from './change';
import { codeTypes, type FoundCode } from './codes';
import { fileTypes } from './documentFormats';
import { drawnCodes } from './drawnCodes';
import { barcodePages } from './limits';

/** The codes of the response: those that are drawn on the page's sheet, at their positions there. */
const codes = drawnCodes.map(({ path: _, ...told }): FoundCode => told);

const [first] = drawnCodes;

/** The barcode and QR extractor. */
export const barcode: Api = {
  id: 'barcode-extractor',
  listing: 'barcode',
  method: 'POST',
  path: '/extract-codes',
  pathIsExample: true,
  sampleFile: 'delivery-1042.pdf',
  fileTypes,
  sampleResponse: 'delivery-1042.json',
  sampleField: 'data.codes',
  request: [
    {
      name: 'file',
      type: 'base64',
      optional: true,
      insteadOf: 'fileUrl',
      example: fileStart,
      meaning: {
        en: 'The PDF or image, base64-encoded. Send either file or fileUrl, not both',
        pt: 'O PDF ou a imagem em base64. Mande file ou fileUrl, nunca os dois',
      },
    },
    {
      name: 'fileUrl',
      type: 'url',
      optional: true,
      meaning: {
        en: 'Public URL from which the API downloads the PDF or image (localhost does not work)',
        pt: 'URL pública de onde a API baixa o arquivo (localhost não funciona)',
      },
    },
    {
      name: 'password',
      type: 'string',
      optional: true,
      meaning: {
        en: 'Only for a password-protected PDF',
        pt: 'Só para PDF com senha',
      },
    },
    {
      name: 'maxPages',
      type: 'integer',
      optional: true,
      example: barcodePages,
      minimum: 1,
      meaning: {
        en: `How many pages to read, from the first. The API reads ${barcodePages} at most`,
        pt: `Quantas páginas ler, a partir da primeira. A API lê no máximo ${barcodePages}`,
      },
    },
  ],
  response: [
    {
      name: 'status',
      type: 'string',
      notCompared: true,
      example: 'success',
      meaning: { en: 'Outcome of the extraction', pt: 'Resultado da extração' },
    },
    {
      name: 'data',
      type: 'object',
      meaning: { en: 'What was found', pt: 'O que foi encontrado' },
      fields: [
        {
          name: 'codes',
          type: 'array',
          meaning: { en: 'An entry for each code', pt: 'Um item para cada código' },
          entries: codes,
          fields: [
            {
              name: 'value',
              type: 'string',
              example: first.value,
              meaning: { en: 'Decoded value', pt: 'Conteúdo lido do código' },
            },
            {
              name: 'type',
              type: 'string',
              example: first.type,
              meaning: {
                en: `Kind of code: ${codeTypes.join(', ')}`,
                pt: `Tipo do código: ${codeTypes.join(', ')}`,
              },
            },
            {
              name: 'page',
              type: 'integer',
              example: first.page,
              meaning: {
                en: 'Page number, starting at 1',
                pt: 'Número da página, a partir de 1',
              },
            },
            {
              name: 'position',
              type: 'object',
              notCompared: true,
              meaning: {
                en: 'Bounding box of the code; x and y are measured from the top-left corner of the page. In the example, in points',
                pt: 'Retângulo do código; x e y são medidos a partir do canto superior esquerdo da página. No exemplo, em pontos',
              },
              fields: [
                {
                  name: 'x',
                  type: 'integer',
                  example: first.position.x,
                  meaning: { en: 'Distance from the left edge', pt: 'Distância da borda esquerda' },
                },
                {
                  name: 'y',
                  type: 'integer',
                  example: first.position.y,
                  meaning: { en: 'Distance from the top edge', pt: 'Distância da borda superior' },
                },
                {
                  name: 'width',
                  type: 'integer',
                  example: first.position.width,
                  meaning: { en: 'Width of the code', pt: 'Largura do código' },
                },
                {
                  name: 'height',
                  type: 'integer',
                  example: first.position.height,
                  meaning: { en: 'Height of the code', pt: 'Altura do código' },
                },
              ],
            },
          ],
        },
        {
          name: 'pageCount',
          type: 'integer',
          example: 1,
          meaning: { en: 'Pages of the document', pt: 'Páginas do documento' },
        },
        {
          name: 'processedPages',
          type: 'integer',
          example: 1,
          meaning: { en: 'Pages that were read', pt: 'Páginas que foram lidas' },
        },
      ],
    },
  ],
  plans: barcodePlans,
  bodies: ['BarcodeRequest', 'BarcodeResponse'],
  changes: [
    { date: '2026-11-27', text: statuses },
    { date: '2026-11-25', text: names },
    { date: '2026-11-24', text: baseUrl },
    { date: '2026-11-23', text: forms },
  ],
};
