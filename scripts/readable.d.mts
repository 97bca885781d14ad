/** The words of a document, as scripts/readable.mjs reads them. */
export declare const readableText: (html: string | Buffer, ownChrome: boolean) => string;

/** A name for the words of a document that other words do not have. */
export declare const readableHash: (html: string | Buffer, ownChrome: boolean) => string;
