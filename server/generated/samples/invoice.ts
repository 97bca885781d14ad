import type { Sample } from '../../../client/components/document-figure/sample';
import { box, sheet } from '../../../client/pages/invoice-extraction/sample';

/** The invoice of the figure, with what the response has besides. */
export const wholeInvoice: Sample = {
  ...sheet,
  boxes: [
    ...sheet.boxes,
    { heading: 'Supplier and payment' },
    box('Email', 'emailSupplier'),
    box('Status', 'status'),
    box('From country', 'originCountry'),
    box('To country', 'destinyCountry'),
    box('Account number', 'bankInfo.account'),
    box('Bank code', 'bankInfo.bankCode'),
    box('Payment method', 'paymentMethod', true),
  ],
};
