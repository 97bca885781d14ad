/** Most pages that a document may have, for the invoice API and OCR Document Pro. */
export const maxInvoicePages = 80;

/** How many pages of a PDF are searched for codes. */
export const barcodePages = 10;
