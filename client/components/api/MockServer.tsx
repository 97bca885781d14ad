import { useEffect, useRef } from 'react';
import type { Access } from '../../../shared/apis/access';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import { errorsOf } from '../../../shared/apis/storeFacts';
import { openApiPath } from '../../../shared/openapi';
import { useView } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import { type Call, highlight } from '../code/samples';
import { copy } from './copy';
import { mockCommand, mockOrigin } from './mock';
import './control.css';
import './request-builder.css';

/** The status of a mock's response where nothing is rehearsed. */
const success = '200';

/** Too many requests (RFC 6585): any API that limits requests may answer it, documented or not. */
const tooMany = '429';

/** What the samples send to the mock server; Prism returns the status that `Prefer` names. */
export const mockCall = (
  endpoint: Endpoint,
  { keyHeader, secondHeader }: Access,
  status: string,
): Partial<Call> => ({
  url: mockOrigin + endpoint.path,
  keyHeader,
  headers: [
    ...(secondHeader ? [secondHeader] : []),
    ...(status === success ? [] : [{ name: 'Prefer', value: `code=${status}` }]),
  ],
});

type Props = {
  /** Prefix of the ids of its fields. */
  id: string;
  api: Listed;
  returnsImage: boolean;
  /** The status that the mock server returns; empty where the samples do not call it. */
  status: string;
  onChange: (status: string) => void;
};

/** Switches the samples to a mock server: the command that starts it, and which response it returns. */
export const MockServer = ({ id, api, returnsImage, status, onChange }: Props) => {
  const { lang, site } = useView();
  const t = copy(lang).mock;
  const box = useRef<HTMLInputElement>(null);
  // Readers may tick it before React comes, and a browser does on a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once
  useEffect(() => {
    if (box.current?.checked) onChange(success);
  }, []);
  const meanings = new Map([
    [success, returnsImage ? t.image : t.sample],
    [tooMany, t.tooMany],
  ]);
  for (const error of errorsOf(api)) {
    const code = String(error.status);
    meanings.set(code, [meanings.get(code), error.meaning[lang]].filter(Boolean).join(' '));
  }
  return (
    <div className="box stack-2">
      <label className="request-builder__mock needs-react">
        <input
          type="checkbox"
          ref={box}
          onChange={({ target }) => onChange(target.checked ? success : '')}
        />
        {t.use}
      </label>
      <p className="small" role="status">
        {status && t.used(mockOrigin, status)}
      </p>
      <details open={status !== ''}>
        <summary>{t.start}</summary>
        <div className="stack-3">
          <CodeBlock
            label={t.terminal}
            lines={highlight(mockCommand(site.origin + openApiPath(api.id, lang)))}
          />
          <p>
            <InlineCode>{t.note(mockOrigin)}</InlineCode>
          </p>
          {status && (
            <p className="stack-1">
              <label htmlFor={`${id}-mock`}>{t.returns}</label>
              <select
                className="control"
                id={`${id}-mock`}
                value={status}
                onChange={({ target }) => onChange(target.value)}
              >
                {[...meanings].map(([code, meaning]) => (
                  <option key={code} value={code}>{`${code}: ${meaning}`}</option>
                ))}
              </select>
            </p>
          )}
        </div>
      </details>
    </div>
  );
};
