import { type ComponentType, useEffect, useRef, useState } from 'react';
import { accessOf } from '../../../shared/apis/access';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import type { Call } from '../code/samples';
import type { Expected } from './Comparison';
import { copy } from './copy';
import { MockServer, mockCall } from './MockServer';
import { RequestSamples } from './RequestSamples';
import type { RequestFormProps } from './request-form/RequestForm';
import '../disclosure/disclosure.css';
import './request-builder.css';

type Props = {
  api: Listed;
  id: string;
  endpoint: Endpoint;
  /** The types of local files, where the request itself does not say which one is sent. */
  fileTypes?: readonly string[];
  ending?: Call['ending'];
  expected?: Expected;
};

/** The samples of a request: above them a switch to a mock server, below them a folded form that changes what they send. */
export const RequestBuilder = ({ api, id, endpoint, fileTypes = [], ending, expected }: Props) => {
  const { lang, site } = useView();
  const t = copy(lang);
  const access = accessOf(api.id, site);
  const [Form, setForm] = useState<ComponentType<RequestFormProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [call, setCall] = useState<Partial<Call>>({});
  const [mock, setMock] = useState('');
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
    <div className="stack-3">
      <MockServer
        id={id}
        api={api}
        returnsImage={Boolean(ending)}
        status={mock}
        onChange={setMock}
      />
      <RequestSamples
        access={access}
        id={id}
        endpoint={endpoint}
        call={{ ...call, ...(ending && { ending }), ...(mock && mockCall(endpoint, access, mock)) }}
        {...(expected && { expected })}
      />
      <details className="request-builder__form needs-react" ref={details} onToggle={open}>
        <summary>{t.changeRequest}</summary>
        {Form ? (
          <Form
            access={access}
            endpoint={endpoint}
            fileTypes={fileTypes}
            isMocked={mock !== ''}
            onChange={setCall}
          />
        ) : (
          <p role="status">{hasFailed ? t.formFailed : t.formLoading}</p>
        )}
      </details>
    </div>
  );
};
