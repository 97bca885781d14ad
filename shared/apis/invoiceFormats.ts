/** What the invoice and the barcode API and OCR Document Pro read; in the invoice API only what `fileFormat` has a value for can be put into the request itself. */
export const invoiceFormats = [
  { name: 'PDF', fileFormat: 'pdf' },
  { name: 'JPG', fileFormat: 'jpg' },
  { name: 'PNG', fileFormat: 'png' },
  { name: 'TIFF', fileFormat: undefined },
] as const;

/** Those of them that are pictures. */
export const invoicePictures = invoiceFormats
  .map(({ name }) => name)
  .filter((name) => name !== 'PDF');
