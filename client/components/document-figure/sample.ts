/** The highlight colour of a field on the sheet and in the data. */
export type Tone = 'sun' | 'sky' | 'leaf' | 'coral';

/**
 * A box printed on a document. If it has a `field`, the field's value is read from `text`. By default
 * it is half as wide as the document.
 */
export type Box = {
  label: string;
  text: string;
  field?: string;
  size?: 'wide' | 'most' | 'third' | 'sixth';
};

/** A heading above a group of boxes. */
export type Heading = { heading: string };

/** A field of the data: its name and JSON value in the API's response. */
export type Field = { name: string; json: string; tone: Tone };

/** Fields in the order of the response; fields with a `group` are members of a nested object. */
export type Data = readonly (Field | { group: string; fields: readonly Field[] })[];

/** An invented document and the data that is read from it. */
export type Sample = {
  issuer: string;
  kind: string;
  boxes: readonly (Box | Heading)[];
  data: Data;
  /** The initially selected field. */
  lit: string;
};

/** Whether a text has a word, and so a language. */
export const hasWord = (text: string): boolean => /[a-z]{3}/.test(text);

/** All fields in order. A field's 1-based index links its box, its line and its highlight. */
export const fieldsOf = (data: Data): readonly Field[] =>
  data.flatMap((entry) => ('group' in entry ? entry.fields : [entry]));

/** The box that a field is read from. */
export const boxOf = ({ boxes }: Sample, field: string): Box | undefined =>
  boxes.find((box): box is Box => 'field' in box && box.field === field);

/** The index of the heading over a field's box where another box has the same label, as the CNPJ of supplier and customer. */
export const partOf = ({ boxes }: Sample, { label, field }: Box): number | undefined => {
  const alike = boxes.filter((box) => 'label' in box && box.label === label);
  if (alike.length < 2) return undefined;
  const at = boxes.findIndex((box) => 'field' in box && box.field === field);
  return boxes.findLastIndex((box, index) => index < at && 'heading' in box);
};

/** The name of a field's box, after its part where the label alone is not enough. */
export const nameOf = (sample: Sample, box: Box): string => {
  const part = sample.boxes[partOf(sample, box) ?? -1];
  return part && 'heading' in part ? `${part.heading}, ${box.label}` : box.label;
};
