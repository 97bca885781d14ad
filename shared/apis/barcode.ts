import { barcodePlans } from '../prices/marketplace';
import type { Api } from './api';
import { codeTypes, type DrawnCode, type FoundCode } from './codes';
import { drawnCodes } from './drawnCodes';
import { barcodePages } from './limits';

const found = ({ value, type, page, position }: DrawnCode): FoundCode => ({
  value,
  type,
  page,
  position,
});

/** The codes of the answer: those that are drawn on the page's sheet, at their positions there. */
const codes = drawnCodes.map(found);

const [first] = drawnCodes;

/** The barcode and QR extractor. */
export const barcode: Api = {
  id: 'barcode-extractor',
  method: 'POST',
  path: '/extract-codes',
  pathIsExample: true,
  request: [
    {
      name: 'file',
      type: 'base64',
      optional: true,
      insteadOf: 'fileUrl',
      notInSample: true,
      meaning: {
        en: 'The picture or PDF itself, base64-encoded; instead of fileUrl',
        pt: 'A imagem ou o PDF em si, em base64; no lugar de fileUrl',
      },
    },
    {
      name: 'fileUrl',
      type: 'url',
      optional: true,
      example: 'https://files.example.com/labels.pdf',
      meaning: {
        en: 'Address from which we fetch the picture or PDF; instead of file',
        pt: 'Endereço de onde buscamos o arquivo; no lugar de file',
      },
    },
    {
      name: 'password',
      type: 'text',
      optional: true,
      example: 'open-sesame',
      meaning: { en: 'Password of a protected PDF', pt: 'Senha do PDF, se ele for protegido' },
    },
    {
      name: 'maxPages',
      type: 'integer',
      optional: true,
      example: barcodePages,
      meaning: {
        en: `Most pages to read; never more than the first ${barcodePages}`,
        pt: `Máximo de páginas a ler; nunca mais que as ${barcodePages} primeiras`,
      },
    },
  ],
  response: [
    {
      name: 'status',
      type: 'text',
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
          type: 'list',
          meaning: { en: 'An entry for each code', pt: 'Um item para cada código' },
          entries: codes,
          fields: [
            {
              name: 'value',
              type: 'text',
              example: first.value,
              meaning: { en: 'What the code says', pt: 'O que o código diz' },
            },
            {
              name: 'type',
              type: 'text',
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
                en: 'Page that the code stands on, from 1',
                pt: 'Página em que o código está, a partir de 1',
              },
            },
            {
              name: 'position',
              type: 'object',
              meaning: {
                en: 'Where on the page; in the example, in pixels of the sheet',
                pt: 'Lugar na página; no exemplo, em pixels da folha',
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
                  meaning: { en: 'Distance from the top edge', pt: 'Distância da borda de cima' },
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
};
