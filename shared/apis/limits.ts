/** Most pages that an invoice may have. */
export const maxInvoicePages = 80;

/** How many pages of a PDF are searched for codes. */
export const barcodePages = 10;
