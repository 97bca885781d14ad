/** The colour in which a field is marked on the sheet and in the data. */
export type Tone = 'sun' | 'sky' | 'leaf' | 'coral';

/**
 * A box printed on a sheet; one whose `field` is read from it, `text` being what stands there. It takes
 * half of the sheet's width unless it says otherwise.
 */
export type Box = {
  label: string;
  text: string;
  field?: string;
  size?: 'wide' | 'most' | 'third' | 'sixth';
};

/** What stands over the boxes that belong together. */
export type Heading = { heading: string };

/** A field of the data: the name and the JSON value that the API gives it. */
export type Field = { name: string; json: string; tone: Tone };

/** Fields in the order of the answer; those of a `group` are the members of an inner object. */
export type Data = readonly (Field | { group: string; fields: readonly Field[] })[];

/** An invented document, and what is read from it. */
export type Sample = {
  issuer: string;
  kind: string;
  boxes: readonly (Box | Heading)[];
  data: Data;
  /** The field that is lit at first. */
  lit: string;
};

/** All fields in order. Their place in it, from 1, is what ties box, line and light together. */
export const fieldsOf = (data: Data): readonly Field[] =>
  data.flatMap((entry) => ('group' in entry ? entry.fields : [entry]));
