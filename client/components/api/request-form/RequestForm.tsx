import { useState } from 'react';
import {
  type ApiField,
  type Endpoint,
  formName,
  keyHeader,
  requestForms,
  sampleKey,
  sampleOrigin,
} from '../../../../shared/apis/api';
import { useLang } from '../../../view';
import { type Call, sendsFile } from '../../code/samples';
import { copy as apiCopy } from '../copy';
import { copy } from './copy';
import { editableFields, fileOfType, findForm, requestBody } from './requestBody';

type Typed = Readonly<Record<string, string>>;

type InputProps = { name: string; values?: readonly string[]; type?: string; example: string };

export type RequestFormProps = {
  endpoint: Endpoint;
  /** The types of local files, where the request itself does not say which one is sent. */
  fileTypes: readonly string[];
  /** Takes what the samples are to send. */
  onChange: (call: Partial<Call>) => void;
};

/** What the ids of the inputs begin with. */
const prefix = 'request-';

/** The names of the inputs that are no field of the request. */
const own = { form: 'form', fileType: 'fileType', origin: 'origin', key: 'key' } as const;

const exampleOf = ({ example }: ApiField): string => (example == null ? '' : String(example));

const callOf = (endpoint: Endpoint, typed: Typed): Partial<Call> => {
  const body = requestBody(findForm(endpoint.request, typed[own.form] ?? ''), typed);
  return {
    body,
    file: fileOfType(
      endpoint.sampleFile ?? '',
      String(body['fileFormat'] ?? typed[own.fileType] ?? ''),
    ),
    origin: typed[own.origin]?.trim().replace(/\/+$/, '') || sampleOrigin,
    key: typed[own.key]?.trim() || sampleKey,
  };
};

/** A form of all that a request may have; what is typed stays in this document. */
export const RequestForm = ({ endpoint, fileTypes, onChange }: RequestFormProps) => {
  const lang = useLang();
  const t = copy(lang);
  const { optional } = apiCopy(lang);
  const [typed, setTyped] = useState<Typed>({});
  const forms = requestForms(endpoint.request);
  const form = findForm(endpoint.request, typed[own.form] ?? '');
  const type = (name: string, value: string) => {
    const now = { ...typed, [name]: value };
    setTyped(now);
    onChange(callOf(endpoint, now));
  };
  const input = (label: string, { name, values, type: kind = 'text', example }: InputProps) => (
    <p key={name} className="builder__field">
      <label htmlFor={`${prefix}${name}`}>{label}</label>
      {values ? (
        <select
          className="control"
          id={`${prefix}${name}`}
          value={typed[name] ?? values[0]}
          onChange={({ target }) => type(name, target.value)}
        >
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input
          className="control"
          id={`${prefix}${name}`}
          type={kind}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          value={typed[name] ?? ''}
          onChange={({ target }) => type(name, target.value)}
        />
      )}
    </p>
  );
  return (
    <>
      <div className="builder__fields">
        {forms.length > 1 &&
          input(t.form, { name: own.form, values: forms.map(formName), example: '' })}
        {fileTypes.length > 0 &&
          sendsFile({ body: requestBody(form, typed) }) &&
          input(t.fileType, { name: own.fileType, values: fileTypes, example: '' })}
        {editableFields(form).map((field) =>
          input(field.optional ? `${field.name} (${optional})` : field.name, {
            name: field.name,
            ...(field.values && { values: field.values }),
            ...(field.type === 'integer' && { type: 'number' }),
            example: exampleOf(field),
          }),
        )}
        {input(t.origin, { name: own.origin, example: sampleOrigin })}
        {input(keyHeader, { name: own.key, example: sampleKey })}
      </div>
      <p className="small">{t.privacy}</p>
    </>
  );
};
