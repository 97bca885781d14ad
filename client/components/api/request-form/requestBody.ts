import { type ApiField, formName, requestForms, sampleBody } from '../../../../shared/apis/api';
import { readCount } from '../../../../shared/readCount';
import type { Members } from '../../code/samples';

/** The form of a request that has this name, or the first one. */
export const findForm = (request: readonly ApiField[], name: string): readonly ApiField[] => {
  const forms = requestForms(request);
  return forms.find((form) => formName(form) === name) ?? forms[0] ?? [];
};

/** The fields of a form that a reader can set: all but the file itself. */
export const editableFields = (form: readonly ApiField[]): readonly ApiField[] =>
  form.filter(({ type }) => type !== 'base64');

/** A URL as a URI has it (RFC 3986): what is no ASCII is percent-encoded. */
const encodeUrl = (text: string): string => text.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** The body of a form with what a reader has typed by field; an optional field that is empty is not sent. */
export const requestBody = (
  form: readonly ApiField[],
  typed: Readonly<Record<string, string>>,
): Members => {
  const body: Record<string, string | number> = { ...(sampleBody(form) as Members) };
  for (const { name, type } of editableFields(form)) {
    const text = typed[name] ?? '';
    // A text, such as a password, is sent as it is typed.
    const value =
      type === 'integer' ? readCount(text) : type === 'url' ? encodeUrl(text.trim()) : text;
    if (value !== undefined && value !== '') body[name] = value;
  }
  return body;
};
