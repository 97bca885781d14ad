/** What the invoice and the barcode API and OCR Document Pro read; the invoice API takes those with a `fileFormat` in the request itself. */
export const documentFormats = [
  { name: 'PDF', fileFormat: 'pdf' },
  { name: 'JPG', fileFormat: 'jpg' },
  { name: 'PNG', fileFormat: 'png' },
  { name: 'TIFF', fileFormat: undefined },
] as const;

export const formatNames = documentFormats.map(({ name }) => name);

/** How the names of such files end. */
export const fileTypes = formatNames.map((name) => name.toLowerCase());

/** Those of them that are pictures. */
export const pictureFormats = formatNames.filter((name) => name !== 'PDF');
