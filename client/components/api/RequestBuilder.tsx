import { useState } from 'react';
import type { Endpoint } from '../../../shared/apis/api';
import { useLang } from '../../view';
import type { Call } from '../code/samples';
import { copy } from './copy';
import { RequestForm } from './RequestForm';
import { RequestSamples } from './RequestSamples';

type Props = {
  id: string;
  endpoint: Endpoint;
  /** The types of local files, where the request itself does not say which one is sent. */
  fileTypes?: readonly string[];
  ending?: Call['ending'];
  expected?: string;
};

/**
 * The samples of a request, and below them a folded form that changes what they send. Without script it is
 * hidden, for nothing would change.
 */
export const RequestBuilder = ({ id, endpoint, fileTypes = [], ending, expected }: Props) => {
  const { requestForm } = copy(useLang());
  const [opened, setOpened] = useState(false);
  const [call, setCall] = useState<Partial<Call>>({});
  return (
    <div className="builder">
      <RequestSamples
        id={id}
        endpoint={endpoint}
        call={{ ...call, ...(ending && { ending }) }}
        {...(expected && { expected })}
      />
      <details className="builder__form" onToggle={() => setOpened(true)}>
        <summary>{requestForm.title}</summary>
        {opened && <RequestForm endpoint={endpoint} fileTypes={fileTypes} onChange={setCall} />}
      </details>
    </div>
  );
};
