import type { Api } from '../../../shared/apis/api';
import { AnswerSample } from './AnswerSample';
import { RequestSamples } from './RequestSamples';

/** The sample request in each language and the answer to it, one below the other. */
export const Samples = ({ api }: { api: Api }) => (
  <div className="samples">
    <RequestSamples api={api} />
    <AnswerSample api={api} />
  </div>
);
