import { useId, useState } from 'react';
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
import { mockOrigin } from '../mock';
import { copy } from './copy';
import { editableFields, fileOfType, findForm, requestBody } from './requestBody';

type Typed = Readonly<Record<string, string>>;

type InputProps = {
  name: string;
  values?: readonly string[];
  type?: 'number' | 'url';
  min?: number | undefined;
  max?: number | undefined;
  example: string;
};

export type RequestFormProps = {
  endpoint: Endpoint;
  /** The types of local files, where the request itself does not say which one is sent. */
  fileTypes: readonly string[];
  /** Takes what the samples are to send. */
  onChange: (call: Partial<Call>) => void;
};

/** The names of the inputs that are no field of the request. */
const own = { form: 'form', fileType: 'fileType', url: 'url', key: 'key' } as const;

const exampleOf = ({ example }: ApiField): string => (example == null ? '' : String(example));

/** What the field of the URL takes: the base URL, or the whole address where the path is a placeholder too. */
const fieldUrl = ({ path, pathIsExample }: Endpoint, origin: string): string =>
  origin + (pathIsExample ? path : '');

/** The address of the endpoint for what a reader has typed, which may have the path already. */
const urlOf = (endpoint: Endpoint, typed: string): string => {
  const { path, pathIsExample } = endpoint;
  const url = typed.trim().replace(/\/+$/, '') || fieldUrl(endpoint, sampleOrigin);
  return pathIsExample || url.endsWith(path) ? url : url + path;
};

const callOf = (endpoint: Endpoint, typed: Typed): Partial<Call> => {
  const body = requestBody(findForm(endpoint.request, typed[own.form] ?? ''), typed);
  return {
    body,
    file: fileOfType(
      endpoint.sampleFile ?? '',
      String(body['fileFormat'] ?? typed[own.fileType] ?? ''),
    ),
    url: urlOf(endpoint, typed[own.url] ?? ''),
    key: typed[own.key]?.trim() || sampleKey,
  };
};

/** A form of all that a request may have; what is typed stays in this document. */
export const RequestForm = ({ endpoint, fileTypes, onChange }: RequestFormProps) => {
  const lang = useLang();
  const t = copy(lang);
  const { optional } = apiCopy(lang);
  const id = useId();
  const [typed, setTyped] = useState<Typed>({});
  // The samples keep the example in place of what the browser finds invalid.
  const [valid, setValid] = useState<Typed>({});
  const forms = requestForms(endpoint.request);
  const form = findForm(endpoint.request, typed[own.form] ?? '');
  const type = (name: string, value: string, isValid = true) => {
    setTyped({ ...typed, [name]: value });
    const now = { ...valid, [name]: isValid ? value : '' };
    setValid(now);
    onChange(callOf(endpoint, now));
  };
  const input = (label: string, { name, values, example, ...limits }: InputProps) => (
    <p key={name} className="builder__field">
      <label htmlFor={id + name}>{label}</label>
      {values ? (
        <select
          className="control"
          id={id + name}
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
          id={id + name}
          {...limits}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          value={typed[name] ?? ''}
          onChange={({ target }) => type(name, target.value, target.validity.valid)}
        />
      )}
      {limits.type && (
        <span className="builder__invalid small">
          {limits.max === undefined ? t.noUrl : t.range(limits.min ?? 1, limits.max)}
        </span>
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
            ...(field.type === 'integer' && {
              type: 'number',
              min: field.minimum,
              max: field.maximum,
            }),
            ...(field.type === 'url' && { type: 'url' }),
            example: exampleOf(field),
          }),
        )}
        {input(endpoint.pathIsExample ? t.url : t.baseUrl, {
          name: own.url,
          type: 'url',
          example: fieldUrl(endpoint, sampleOrigin),
        })}
        {input(keyHeader, { name: own.key, example: sampleKey })}
      </div>
      <p>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => type(own.url, fieldUrl(endpoint, mockOrigin))}
        >
          {t.mock}
        </button>
      </p>
      <p className="small">{t.privacy}</p>
    </>
  );
};
