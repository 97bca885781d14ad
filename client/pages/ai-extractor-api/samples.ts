import type { Localized } from '../../../shared/languages';
import type { FieldId } from './data';

/** Handwriting: its text, and the pen's path, 30 units high. */
export type Pen = { text: string; width: number; d: string };

/** A field: its display name, the kind of its value, and its name in the answer. */
export type Order = { label: string; kind: string; name: string };

/** A delivery receipt: the printed part and the handwritten part. */
export type Receipt = {
  carrier: string;
  title: string;
  copyNo: string;
  number: string;
  customer: string;
  /** The date of issue: as printed, and as an ISO date. */
  issued: { printed: string; year: number };
  items: readonly { quantity: number; item: string }[];
  /** The item that was corrected by hand, and its new value. */
  corrected: { at: number; to: number };
  labels: Record<'number' | 'customer' | 'issued' | 'quantity' | 'item' | 'note', string>;
  stub: string;
  stubLabels: Record<'receiver' | 'idCard' | 'time' | 'signed', string>;
  pens: Record<'corrected' | 'note' | 'receiver' | 'time', Pen>;
  struck: string;
  blank: string;
  signature: string;
  /** The names of nested members in the answer. */
  names: { file: string; quantity: string; item: string; from: string; to: string };
  file: string;
  /** The date and time of receipt without the year, which is only printed. */
  moment: string;
  orders: Record<FieldId, Order>;
};

/** An invented delivery, written separately in each language. Its people have placeholder names. */
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
        width: 20,
        d: 'M12 12l-4 1-4-2 0-3 8-6 4 4-2 10-6 4-4 1-2-1 0-3',
      },
      note: {
        text: '1 box wet',
        width: 96,
        d: 'M6 10l6-6-7 16M1 22l7-2M18 18l11-12 1-2-2-2-4 5-4 10 0 4 0-3 8-5 0 5-4 3-6 1M35 12l-5 3-2 5 2 2 5-4 1-4M34 18l3 2 3-4M40 18l2-4 2 0 2 8 4 0 3-4M52 13l-2 0-6 5-6 7 0 3M63 12l-3 7 0 3 2-1 6-7-2 6 3 2 3-2 3-4 1-6-2 0M78 18l4-2 1-3-9 7 1 2 6 0 4-4M85 16l7-8-1 0-5 13 2 0 5-5M88 12l5 0',
      },
      receiver: {
        text: 'Jane Roe',
        width: 106,
        d: 'M18 3l-8 18-5 4-3-1 0-2 4-6 6-3 6-1M8 10l-1 0-1-3 2-1 7-2 5 1M33 18l-6 4-1-2 2-5-9 7-1-4 2-3 6-3 2 1M38 14l-3 8 9-9 1 1-3 6 0 2 2 0 5-4M52 17l5-4-2-1-6 4-1 4 3 1 3-1 4-4M80 6l-4 2-5 12 0 2 2 0M69 12l-2-3 1-2 3-2 15-1 3 4-3 4-8 2-6 0 4 2 4 7 8 5 3 0 3-4M90 13l-2-1-4 4-1 4 1 2 6-3 1-3-1-2M89 18l1 2 2 0 2-3M97 18l5-2 0-3-2-1-6 5-1 3 1 2 6 0 4-4',
      },
      time: {
        text: '13 Mar 16:40',
        width: 172,
        d: 'M6 10l6-6-6 12-1 5M1 22l7-1M18 9l0-2 6-2 4 2 0 3-3 2-5 1 0-1 6 2 1 3-4 5-5 1-4-1 0-3M42 7l6-5-8 19-4 2 0-3 7-8 5-5 6-3 2 1 1 3-2 12 11-16 2 1-3 11 1 5 6-5M86 17l-2 3-4 2 1-8-9 8 0-4 2-3 6-3 2 0M86 18l6-8-4 2 6 1-4 7 0 2 2 0 4-4M110 10l4-6 2 0-8 18M105 22l7 0M130 8l0-4-6 0-3 3-3 6-1 5 1 2 4 1 6-4 0-5-4-1-2 1M133 18l-1 1M135 11l-1 1M144 22l8-18-13 10-1 2 2-2 10 1 3-2M166 6l-4 0-5 4-3 4 0 4 2 2 6 2 6-4 2-6-1-5-3-3-3 0',
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
      corrected: { label: 'Correction', kind: 'item, from, to', name: 'corrected' },
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
        width: 19,
        d: 'M11 12l-3 2-4-2 0-3 2-3 6-3 4 3-3 10-9 5-2-1 0-3',
      },
      note: {
        text: '1 cx molhada',
        width: 141,
        d: 'M6 10l6-6-7 16M1 22l7-1M25 14l-1-2-3 2-5 6 1 2 3 0 3-1 3-3M26 17l5-4 2 8 2 1 2-1 3-4M38 12l-8 6-6 9M47 17l3-4-3 8 9-8-2 6 5-4 3-1-3 6 0 1 2 1 5-5M72 12l-2 0-4 3-1 5 2 2 5-4 2-4-2 0M72 17l0 2 2 1 2-4M77 16l7-6 4-6 0-2-4 1-8 13 1 5 4-1 3-4M84 17l13-12 1-3-2 0-4 4-7 15 5-6 4-2-2 9 2 0 6-5M114 17l-6 5-1-2 1-6-8 8-2-2 1-2 7-6 3 0M124 13l-6-1-6 6 1 2 2 1 18-16 1-3-6 2-6 12-1 7 3 1M138 17l-2 3-4 2 2-8-10 8 0-4 2-3 6-3 2 0',
      },
      receiver: {
        text: 'Beltrana',
        width: 106,
        d: 'M4 13l-2-1-1-2 3-4 12-4 6 2 1 3-2 2-9 2 6 5 1 2-3 5-6-1-2-2-3 2 6-14 4-2M26 17l6-4-2-1-6 4-2 3 3 3 4-2 4-4M34 16l6-6 4-6 0-2-4 1-8 16 3 2 2-1 3-4M40 17l7-9-1 0-5 12 1 2 2 0 4-5M42 12l6 0M48 16l6-8-4 4 6 0-4 6 0 2 2 0 4-4M73 18l-7 4 2-7-7 6-3 1 0-4 2-2 6-3 2 0M78 12l-3 8 9-8-2 9 7-5M103 18l-6 4-1-1 2-6-6 6-3 1-1-1 0-3 2-2 6-3 2 1',
      },
      time: {
        text: '13/3 16h40',
        width: 148,
        d: 'M6 10l6-4-7 16M1 22l7 0M18 8l0-2 6-2 4 2 0 4-2 2-6 0 6 1 1 3-4 6-5 1-4-1-1-2 1-2M43 5l-13 17M52 8l0-2 2-2 6 0 2 2 0 2-2 2-6 2-1-1 7 1 1 4-1 2-3 2-6 2-4-2 1-2M76 10l4-6 2 0-8 18M71 22l7 0M96 8l0-2-6 0-3 2-3 6-1 6 1 2 6 0 4-4 0-4-4-2-2 2M97 17l11-8 2-3 0-3-2-1-3 4-7 15 5-6 4-2 1 2-3 5 1 2 2 0 4-5M120 22l6-17-12 9-1 2 3-1 8 1 4-3M141 6l-3 0-6 4-2 5 0 6 4 2 6-2 4-6 1-3-1-5-2-3-4 0',
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
      corrected: { label: 'Correção', kind: 'item, de, para', name: 'correcao' },
      note: { label: 'Observação', kind: 'texto', name: 'observacao' },
      receiver: { label: 'Recebido por', kind: 'texto', name: 'recebido_por' },
      idCard: { label: 'RG', kind: 'texto', name: 'rg' },
      time: { label: 'Recebido em', kind: 'data e hora', name: 'recebido_em' },
      signed: { label: 'Assinado', kind: 'sim ou não', name: 'assinado' },
    },
  },
};
