/** Most pages that a document may have, for the invoice API and OCR Document Pro. */
export const maxInvoicePages = 80;

/** Most pages of a PDF that are searched for codes. */
export const barcodePages = 10;
