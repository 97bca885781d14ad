import { useId, useState } from 'react';
import { type Access, sampleKey } from '../../../../shared/apis/access';
import { type ApiField, type Endpoint, formName, requestForms } from '../../../../shared/apis/api';
import { fileOfType } from '../../../../shared/samples';
import { useLang } from '../../../document/view';
import { type Call, sendsFile } from '../../code/samples';
import { copy as apiCopy } from '../copy';
import { copy } from './copy';
import { findFault, type Kind, type Limits } from './findFault';
import { RequestInput } from './RequestInput';
import { editableFields, findForm, requestBody } from './requestBody';

type Typed = Readonly<Record<string, string>>;

/** A field of the form: one of the request, or one that says where and how the samples send it. */
type Field = {
  name: string;
  label: string;
  kind?: Kind;
  values?: readonly string[] | undefined;
  limits?: Limits;
  example?: string;
  /** The samples leave it out where nothing valid is typed. */
  optional?: boolean;
};

export type RequestFormProps = {
  access: Access;
  endpoint: Endpoint;
  /** The types of local files, where the request itself does not say which one is sent. */
  fileTypes: readonly string[];
  /** Whether the samples call the mock server, whatever URL and headers are typed. */
  isMocked: boolean;
  /** Takes what the samples are to send. */
  onChange: (call: Partial<Call>) => void;
};

/** The names of the inputs that are no field of the request. */
const own = {
  form: 'form',
  fileType: 'fileType',
  url: 'url',
  header: 'header',
  second: 'second',
  key: 'key',
} as const;

const exampleOf = ({ example }: ApiField): string => (example == null ? '' : String(example));

/** What the field of the URL takes: the base URL, or the whole address where the path is a placeholder too. */
const fieldUrl = ({ path, pathIsExample }: Endpoint, { baseUrl }: Access): string =>
  baseUrl + (pathIsExample ? path : '');

/** The address of the endpoint for what a reader has typed, which may have the path already. */
const urlOf = (endpoint: Endpoint, access: Access, typed: string): string => {
  const { path, pathIsExample } = endpoint;
  // Spaces around a URL or a key are part of neither; a password or a prompt is sent as typed.
  const url = typed.trim().replace(/\/+$/, '') || fieldUrl(endpoint, access);
  return pathIsExample || url.endsWith(path) ? url : url + path;
};

/** The form that is chosen, without the password where the file is no PDF. */
const formOf = ({ request }: Endpoint, typed: Typed): readonly ApiField[] => {
  const form = findForm(request, typed[own.form] ?? '');
  const type = typed[own.fileType] ?? 'pdf';
  return type === 'pdf' || !sendsFile({ body: requestBody(form, {}) })
    ? form
    : form.filter(({ name }) => name !== 'password');
};

const callOf = (endpoint: Endpoint, access: Access, typed: Typed): Partial<Call> => {
  const { secondHeader } = access;
  const body = requestBody(formOf(endpoint, typed), typed);
  return {
    body,
    file: fileOfType(
      endpoint.sampleFile ?? '',
      String(body['fileFormat'] ?? typed[own.fileType] ?? 'pdf'),
    ),
    url: urlOf(endpoint, access, typed[own.url] ?? ''),
    keyHeader: typed[own.header]?.trim() || access.keyHeader,
    ...(secondHeader && {
      headers: [{ ...secondHeader, value: typed[own.second]?.trim() || secondHeader.value }],
    }),
    key: typed[own.key]?.trim() || sampleKey,
  };
};

const kinds: Partial<Record<ApiField['type'], Kind>> = { integer: 'number', url: 'url' };

/** A form of all that a request may have; what is typed stays in this document. */
export const RequestForm = ({
  access,
  endpoint,
  fileTypes,
  isMocked,
  onChange,
}: RequestFormProps) => {
  const lang = useLang();
  const t = copy(lang);
  const { optional } = apiCopy(lang);
  const { keyHeader, secondHeader } = access;
  const id = useId();
  const [typed, setTyped] = useState<Typed>({});
  // The value of each field when the reader last left it, if it was valid. While a fault is typed, the samples keep that
  // value: of a wrong 81 they would otherwise keep the 8.
  const [valid, setValid] = useState<Typed>({});
  // A fault is shown once the reader has left the field: half of a URL is none yet.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const forms = requestForms(endpoint.request);
  const form = formOf(endpoint, typed);
  const asksForType = fileTypes.length > 0 && sendsFile({ body: requestBody(form, typed) });
  const fields: Field[] = [
    ...(forms.length > 1 ? [{ name: own.form, label: t.form, values: forms.map(formName) }] : []),
    ...(asksForType ? [{ name: own.fileType, label: t.fileType, values: fileTypes }] : []),
    ...editableFields(form).map((field) => ({
      name: field.name,
      label: field.optional ? `${field.name} (${optional})` : field.name,
      kind: kinds[field.type] ?? 'text',
      values: field.values,
      limits: field,
      example: exampleOf(field),
      optional: field.optional ?? false,
    })),
    ...(isMocked
      ? []
      : [
          {
            name: own.url,
            label: endpoint.pathIsExample ? t.url : t.baseUrl,
            kind: endpoint.pathIsExample ? 'url' : 'baseUrl',
            example: fieldUrl(endpoint, access),
          } as const,
          { name: own.header, label: t.header, kind: 'word', example: keyHeader } as const,
          ...(secondHeader
            ? [
                {
                  name: own.second,
                  label: secondHeader.name,
                  kind: 'word',
                  example: secondHeader.value,
                } as const,
              ]
            : []),
        ]),
    {
      name: own.key,
      label: (!isMocked && valid[own.header]?.trim()) || keyHeader,
      example: sampleKey,
    },
  ];
  const faultOf = ({ kind = 'text', name, limits = {} }: Field, value = typed[name] ?? '') =>
    findFault(kind, value, limits, t);
  const type = (field: Field, value: string) => {
    setTyped({ ...typed, [field.name]: value });
    const now = { ...valid, [field.name]: value };
    const isValid = !faultOf(field, value);
    onChange(callOf(endpoint, access, isValid ? now : valid));
    // A choice is never half made.
    if (field.values) setValid(now);
  };
  const leave = (field: Field) => {
    setLeft(new Set([...left, field.name]));
    if (!faultOf(field)) setValid({ ...valid, [field.name]: typed[field.name] ?? '' });
  };
  /** The fault of a field, and what the samples have in place of the value. */
  const describeFault = (field: Field): string | undefined => {
    const fault = left.has(field.name) ? faultOf(field) : undefined;
    if (!fault) return undefined;
    const kept = valid[field.name] || (field.optional ? '' : field.example);
    return `${fault} ${kept ? t.keeps(kept) : t.lacks(field.name)}`;
  };
  return (
    <>
      <div className="grid">
        {fields.map((field) => (
          <RequestInput
            key={field.name}
            id={id + field.name}
            label={field.label}
            kind={field.kind ?? 'text'}
            values={field.values}
            example={field.example ?? ''}
            value={typed[field.name] ?? ''}
            fault={describeFault(field)}
            onType={(value) => type(field, value)}
            onLeave={() => leave(field)}
          />
        ))}
      </div>
      <p className="small">{t.privacy}</p>
    </>
  );
};
