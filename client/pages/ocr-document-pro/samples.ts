import type { Localized } from '../../../shared/languages';
import type { Tone } from '../../components/document-figure/sample';

/** Plain words, or the words of a field; unreadable ones are `lost`. */
export type Piece = string | { field: number; text: string; lost?: true };

/** A field: name, colour, and its value if the page writes it differently. */
export type Found = { name: string; tone: Tone; value?: string };

/** A sheet of paper: its lines, and its fields, which lines reference by 1-based index. */
export type Paper = {
  title: string;
  paragraphs: readonly (readonly Piece[])[];
  signed: string;
  fields: readonly Found[];
  /** The 1-based index of the initially selected field. */
  lit: number;
};

const tones = ['coral', 'sky', 'leaf', 'sky', 'sun', 'coral'] as const;

const fields = (...found: Omit<Found, 'tone'>[]): Found[] =>
  found.map((field, at) => ({ ...field, tone: tones[at] ?? 'sun' }));

/**
 * An invented lease, written separately in each language, because readers must be able to judge the
 * recognized text. Its people have placeholder names.
 */
export const lease: Localized<Paper> = {
  en: {
    title: 'LEASE AGREEMENT',
    paragraphs: [
      [
        'By this agreement ',
        { field: 1, text: 'JOHN DOE' },
        ' leases to ',
        { field: 2, text: 'JANE ROE' },
        ' the garden apartment at ',
        { field: 3, text: '14 Example Street, Sampletown' },
        ', for twelve months from ',
        { field: 4, text: 'March 1, 1987' },
        ', at a monthly rent of ',
        { field: 5, text: '$310.00' },
        ', due on the fifth.',
      ],
      ['The tenant keeps the gate shut on account of the dog.'],
      ['Entered in the register under no. ', { field: 6, text: '[illegible]', lost: true }, '.'],
    ],
    signed: 'Sampletown, February 20, 1987',
    fields: fields(
      { name: 'Landlord', value: 'John Doe' },
      { name: 'Tenant', value: 'Jane Roe' },
      { name: 'Property' },
      { name: 'Start' },
      { name: 'Monthly rent' },
      { name: 'Register no.' },
    ),
    lit: 5,
  },
  pt: {
    title: 'CONTRATO DE LOCAÇÃO',
    paragraphs: [
      [
        'Pelo presente contrato, ',
        { field: 1, text: 'FULANO DE TAL' },
        ' aluga a ',
        { field: 2, text: 'BELTRANA DE TAL' },
        ' a casa dos fundos da ',
        { field: 3, text: 'Rua Exemplo, 42, Vila Exemplo' },
        ', por doze meses a contar de ',
        { field: 4, text: '1º de março de 1987' },
        ', pelo aluguel mensal de ',
        { field: 5, text: 'Cz$\u00a04.500,00' },
        ', pago até o dia 5.',
      ],
      ['A locatária mantém o portão fechado por causa do cachorro.'],
      ['Registrado em cartório sob o nº ', { field: 6, text: '[ilegível]', lost: true }, '.'],
    ],
    signed: 'Vila Exemplo, 20 de fevereiro de 1987',
    fields: fields(
      { name: 'Locador', value: 'Fulano de Tal' },
      { name: 'Locatária', value: 'Beltrana de Tal' },
      { name: 'Imóvel' },
      { name: 'Início' },
      { name: 'Aluguel mensal' },
      { name: 'Registro' },
    ),
    lit: 5,
  },
};

/** The search words of the drawer, by the number that its sheets reference. */
export type Word = 1 | 2 | 3;

/** A part of a sheet's line; parts that match a search have its number. */
export type Clip = string | { word: Word; text: string };

export type Drawer = {
  words: Record<Word, string>;
  folders: readonly { tab: string; line: readonly Clip[] }[];
};

/** A typical drawer at home or in an office. */
export const drawer: Localized<Drawer> = {
  en: {
    words: { 1: '1987', 2: 'Example Street', 3: 'boiler' },
    folders: [
      {
        tab: 'Leases',
        line: ['Lease ', { word: 1, text: '1987' }, ', 14 ', { word: 2, text: 'Example Street' }],
      },
      { tab: 'Deeds', line: ['Deed to 3 ', { word: 2, text: 'Example Street' }] },
      {
        tab: 'Warranties',
        line: ['Kitchen ', { word: 3, text: 'boiler' }, ', bought in 2003'],
      },
      { tab: 'Pay stubs', line: ['Pay stub of December ', { word: 1, text: '1987' }] },
    ],
  },
  pt: {
    words: { 1: '1987', 2: 'Rua Exemplo', 3: 'aquecedor' },
    folders: [
      {
        tab: 'Aluguéis',
        line: [
          'Contrato ',
          { word: 1, text: '1987' },
          ', ',
          { word: 2, text: 'Rua Exemplo' },
          ', 42',
        ],
      },
      {
        tab: 'Escrituras',
        line: ['Escritura, ', { word: 2, text: 'Rua Exemplo' }, ', 3'],
      },
      {
        tab: 'Garantias',
        line: ['Garantia do ', { word: 3, text: 'aquecedor' }, ', de 2003'],
      },
      { tab: 'Holerites', line: ['Holerite de dezembro de ', { word: 1, text: '1987' }] },
    ],
  },
};
