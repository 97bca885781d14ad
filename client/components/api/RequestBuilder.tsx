import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import type { Call } from '../code/samples';
import { copy } from './copy';
import { RequestSamples } from './RequestSamples';
import type { RequestFormProps } from './request-form/RequestForm';
import '../disclosure/disclosure.css';
import './request-builder.css';

type Props = {
  id: string;
  endpoint: Endpoint;
  /** The types of local files, where the request itself does not say which one is sent. */
  fileTypes?: readonly string[];
  ending?: Call['ending'];
  expected?: string;
};

/** The samples of a request, and below them a folded form that changes what they send. */
export const RequestBuilder = ({ id, endpoint, fileTypes = [], ending, expected }: Props) => {
  const t = copy(useLang());
  const [Form, setForm] = useState<ComponentType<RequestFormProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [call, setCall] = useState<Partial<Call>>({});
  const details = useRef<HTMLDetailsElement>(null);
  const open = () => {
    if (!details.current?.open) return;
    setFailed(false);
    // Few readers open it, so it is a chunk of its own. If it fails to load, the next opening tries again.
    import('./request-form/RequestForm').then(
      ({ RequestForm }) => setForm(() => RequestForm),
      () => setFailed(true),
    );
  };
  // Readers may open it before React comes.
  useEffect(open, []);
  return (
    <div>
      <RequestSamples
        id={id}
        endpoint={endpoint}
        call={{ ...call, ...(ending && { ending }) }}
        {...(expected && { expected })}
      />
      <details className="request-builder__form needs-react" ref={details} onToggle={open}>
        <summary>{t.changeRequest}</summary>
        {Form ? (
          <Form endpoint={endpoint} fileTypes={fileTypes} onChange={setCall} />
        ) : (
          <p role="status">{hasFailed ? t.formFailed : t.formLoading}</p>
        )}
      </details>
    </div>
  );
};
