/** @adobe/structured-data-validator 1.x has no types of its own. */
declare module '@adobe/structured-data-validator' {
  /** What @marbec/web-auto-extractor finds in a document, of which JSON-LD is a part: nodes by type. */
  type Extracted = { jsonld: Record<string, unknown[]> };

  export type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; rootType: string };

  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
