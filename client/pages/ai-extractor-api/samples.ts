import type { Localized } from '../../../shared/languages';
import type { FieldId } from './data';

/** Words in pen: what they say, and the line that the pen drew, 60 high. */
export type Pen = { text: string; width: number; d: string };

/** A field as it is ordered: its name for people, what kind of value it is, its name in the answer. */
export type Order = { label: string; kind: string; name: string };

/** A delivery receipt: what is printed on it, and what was written on it at the door. */
export type Receipt = {
  carrier: string;
  title: string;
  copyNo: string;
  number: string;
  customer: string;
  /** The day of issue: as printed, and as the answer has days. */
  issued: { printed: string; year: number };
  items: readonly { quantity: number; item: string }[];
  /** Which item was corrected in pen, and to what. */
  corrected: { at: number; to: number };
  labels: Record<'number' | 'customer' | 'issued' | 'quantity' | 'item' | 'note', string>;
  stub: string;
  stubLabels: Record<'receiver' | 'idCard' | 'time' | 'signed', string>;
  pens: Record<'corrected' | 'note' | 'receiver' | 'time', Pen>;
  struck: string;
  blank: string;
  signature: string;
  /** The names in the answer that are no field of their own. */
  names: { file: string; quantity: string; item: string; from: string; to: string };
  file: string;
  /** The moment of receipt without its year, which stands on the printed part only. */
  moment: string;
  orders: Record<FieldId, Order>;
};

/** An invented delivery, an original in each language. Its people have the names that forms give to nobody. */
export const receipt: Localized<Receipt> = {
  en: {
    carrier: 'EXAMPLE HAULAGE LTD',
    title: 'Delivery receipt',
    copyNo: 'Copy 2',
    number: '004817',
    customer: 'Model Grocery',
    issued: { printed: '12 Mar 2026', year: 2026 },
    items: [
      { quantity: 24, item: 'Coffee 500 g' },
      { quantity: 10, item: 'Sugar 1 kg' },
      { quantity: 6, item: 'Paper filters' },
    ],
    corrected: { at: 1, to: 9 },
    labels: {
      number: 'No.',
      customer: 'Customer',
      issued: 'Issued',
      quantity: 'Boxes',
      item: 'Goods',
      note: 'Remarks',
    },
    stub: 'Goods above received',
    stubLabels: {
      receiver: 'Received by',
      idCard: 'ID card no.',
      time: 'Date and time',
      signed: 'Signature',
    },
    pens: {
      corrected: {
        text: '9',
        width: 39,
        d: 'M23 24l-7 2-5-1-2-3 0-5 3-6 7-5 6-1 4 2 3 4 1 4-3 11-3 6-12 9-7 1-3-3-1-5',
      },
      note: {
        text: '1 box wet',
        width: 191,
        d: 'M11 19l12-11-11 24-2 9M2 43l15-2M35 35l19-17 4-5 1-5-2-3-5 2-5 7-8 20 0 8 0-5 5-6 11-5 2 5-2 4-8 7-11 3M70 25l-3-2-4 3-4 4-3 9 4 4 5-2 5-4 3-7-1-2M69 35l1 3 4 1 5-6M79 35l5-7 4-1 4 16 4 1 4-1 6-8M103 26l-2 0-14 11-10 13-2 5M126 25l-7 13 0 5 6-1 10-14 2 1-4 6 0 5 2 3 3 1 6-4 6-7 3-9-2-3-3-1M156 36l9-5 1-3 0-2-3 0-12 9-2 5 1 3 5 1 7-1 8-8M170 33l8-8 6-10-2 0-11 25 2 2 4 0 9-9M175 24l11 0',
      },
      receiver: {
        text: 'Jane Roe',
        width: 213,
        d: 'M36 6l-4 7-7 21-5 8-10 8-5-2-1-4 2-5 7-7 12-6 10-3M16 21l-2-2-1-5 3-3 14-3 9 2M66 35l-5 5-7 4-2-3 3-11-12 11-5 3-3-3 1-5 5-6 10-5 6 1M76 27l-6 17 13-14 6-4 1 2-6 12 0 3 2 1 3 0 9-9M104 34l8-5 2-3-1-2-3-1-12 9-2 6 1 2 5 2 7-2 8-7M161 13l-5 1-3 3-11 24 0 4 4-2M138 25l-3-3-1-4 2-4 6-4 14-3 15 0 5 4 2 4-1 5-6 5-14 4-13 0 7 3 10 14 7 6 8 3 6 0 4-2 1-4M179 26l-2-2-5 3-4 5-2 8 3 4 5-2 5-4 3-7-1-2M178 36l1 3 4 1 6-6M194 36l9-5 2-3-1-2-4-1-12 9-2 6 1 3 5 2 8-2 8-8',
      },
      time: {
        text: '13 Mar 16:40',
        width: 345,
        d: 'M11 19l12-11-11 24-2 10M2 43l15-1M36 18l0-4 4-3 9-1 4 1 3 3-1 6-5 4-10 2-1-2 13 3 2 7-1 3-7 6-11 3-7-2-1-3 1-3M85 14l4-2 7-7-8 21-8 16-7 4-2-2 1-4 14-16 11-10 11-5 4 1 2 5-4 24 19-27 4-3 3 1 1 4-7 19 2 9 5-1 7-8M173 34l-5 6-7 3-2-3 3-11-12 12-5 2-2-3 0-5 5-5 11-6 5 1M173 35l10-15-6 4 0 1 12 1-10 14 1 4 5 0 8-9M219 19l10-11 2 0-11 25-3 10M210 44l15-1M260 15l-1-6-10 0-7 5-7 12-1 11 3 4 8 1 4-1 6-7 1-5 0-4-7-3-6 3M266 36l-1 2M270 22l-1 2M289 45l5-15 10-21-26 20-2 3 5-3 18 1 7-4M332 12l-7-1-11 8-5 10 0 6 2 5 8 4 5-1 5-3 6-5 3-6 2-6-2-9-5-5-7-1',
      },
    },
    struck: 'struck out, in pen:',
    blank: 'left blank',
    signature: 'a signature',
    names: { file: 'file', quantity: 'qty', item: 'item', from: 'from', to: 'to' },
    file: 'receipt',
    moment: '03-13T16:40',
    orders: {
      number: { label: 'Number', kind: 'text', name: 'number' },
      customer: { label: 'Customer', kind: 'text', name: 'customer' },
      items: { label: 'Goods', kind: 'list', name: 'goods' },
      corrected: { label: 'Correction', kind: 'from, to', name: 'corrected' },
      note: { label: 'Remarks', kind: 'text', name: 'remarks' },
      receiver: { label: 'Received by', kind: 'text', name: 'received_by' },
      idCard: { label: 'ID card', kind: 'text', name: 'id_card' },
      time: { label: 'Received at', kind: 'date, time', name: 'received_at' },
      signed: { label: 'Signed', kind: 'yes or no', name: 'signed' },
    },
  },
  pt: {
    carrier: 'TRANSPORTES EXEMPLO LTDA.',
    title: 'Comprovante de entrega',
    copyNo: '2ª via',
    number: '004817',
    customer: 'Mercearia Modelo',
    issued: { printed: '12/03/2026', year: 2026 },
    items: [
      { quantity: 24, item: 'Café 500 g' },
      { quantity: 10, item: 'Açúcar 1 kg' },
      { quantity: 6, item: 'Filtro nº 103' },
    ],
    corrected: { at: 1, to: 9 },
    labels: {
      number: 'Nº',
      customer: 'Destinatário',
      issued: 'Emissão',
      quantity: 'Caixas',
      item: 'Mercadoria',
      note: 'Observações',
    },
    stub: 'Recebi os volumes acima',
    stubLabels: {
      receiver: 'Recebido por',
      idCard: 'RG',
      time: 'Data e hora',
      signed: 'Assinatura',
    },
    pens: {
      corrected: {
        text: '9',
        width: 38,
        d: 'M22 25l-7 2-4-1-2-3 0-5 2-6 7-5 6-1 5 2 3 4 0 4-3 11-3 5-12 9-6 1-3-2-1-6',
      },
      note: {
        text: '1 cx molhada',
        width: 282,
        d: 'M11 19l12-10-13 32M2 43l15-1M50 28l-1-2-2-1-5 2-8 9-2 3 2 5 5 0 7-2 7-7M53 34l5-7 4-1 4 16 4 1 4-1 6-8M77 25l-2 0-14 12-12 17M94 34l6-8-6 16 17-16 2 1-6 11 11-8 5-2-5 11 0 3 4 1 4-3 5-6M144 24l-3-1-4 3-4 4-3 9 4 4 5-2 4-4 4-8-2-2M143 34l0 4 4 1 6-6M154 33l14-13 9-13-1-3-4 0-4 2-5 8-10 18-1 6 2 4 3 0 5-2 6-7M167 34l21-17 6-7 2-5-5-1-7 7-5 8-4 8-5 15 10-12 8-4 0 4-4 10 1 3 4 0 10-9M227 34l-5 5-7 4-1-3 3-11-13 12-4 2-3-3 1-5 5-5 10-5 5 0M247 26l-4-3-6 2-10 8-2 4 1 3 4 2 3-2 33-30 1-6-2-1-8 5-12 23-3 15 1 3 5 0M277 34l-4 6-8 3-1-2 3-12-13 12-5 2-2-2 0-5 5-6 11-5 5 0',
      },
      receiver: {
        text: 'Beltrana',
        width: 211,
        d: 'M7 26l-4-2-1-3 1-5 5-4 12-5 12-2 12 2 2 3 0 4-4 4-17 4 11 9 2 4-1 5-6 6-12-1-2-5-6 4-1-1 12-27 3-2 5-1M52 34l9-5 2-3-1-2-3-1-12 10-3 5 2 3 4 2 8-2 8-8M67 33l14-14 8-12-1-3-3 0-4 2-5 8-10 18-1 6 2 3 3 1 4-2 6-7M80 34l8-9 6-9-2-1-10 26 1 2 4 0 9-9M85 25l11-1M96 33l11-16-6 6 11 0-9 14 0 4 5 0 9-8M146 35l-5 6-8 3-1-2 3-12-13 12-5 2-2-2 0-5 5-6 11-5 5 0M155 25l-5 16 12-14 6-3 1 2-6 11 1 3 1 2 4-1 9-8M206 35l-5 6-7 3-1-2 2-12-12 12-5 2-2-2 0-5 5-6 11-5 5 1',
      },
      time: {
        text: '13/3 16h40',
        width: 296,
        d: 'M11 21l12-10-13 32M2 45l15-2M36 17l0-4 4-3 9-1 4 1 3 3-1 6-4 4-11 2-1-2 13 3 2 7-1 4-7 6-11 3-7-2-2-3 2-4M86 10l-25 34M103 15l1-4 4-3 9-1 4 1 3 3-1 6-4 4-11 3-2-2 14 2 2 7-1 4-7 6-12 3-6-2-2-3 2-3M151 20l10-11 2 0-11 25-3 9M142 45l15-2M193 17l0-4-1-2-11 0-7 5-7 12-1 12 3 4 9 1 3-1 7-7 1-6-1-4-7-2-6 3M194 34l21-16 5-7 1-5-4-1-7 7-4 7-9 23 9-12 8-4 1 4-5 10 1 3 4 0 10-9M239 45l5-14 9-21-24 19-3 3 5-2 17 1 8-5M282 13l-6-2-12 8-5 11 0 6 2 6 8 4 5-1 6-3 5-6 4-6 1-6-1-10-6-5-7-1',
      },
    },
    struck: 'riscado, à caneta:',
    blank: 'em branco',
    signature: 'uma assinatura',
    names: { file: 'arquivo', quantity: 'qtd', item: 'item', from: 'de', to: 'para' },
    file: 'canhoto',
    moment: '03-13T16:40',
    orders: {
      number: { label: 'Número', kind: 'texto', name: 'numero' },
      customer: { label: 'Destinatário', kind: 'texto', name: 'destinatario' },
      items: { label: 'Mercadorias', kind: 'lista', name: 'mercadorias' },
      corrected: { label: 'Correção', kind: 'de, para', name: 'correcao' },
      note: { label: 'Observação', kind: 'texto', name: 'observacao' },
      receiver: { label: 'Recebido por', kind: 'texto', name: 'recebido_por' },
      idCard: { label: 'RG', kind: 'texto', name: 'rg' },
      time: { label: 'Recebido em', kind: 'data e hora', name: 'recebido_em' },
      signed: { label: 'Assinado', kind: 'sim ou não', name: 'assinado' },
    },
  },
};
