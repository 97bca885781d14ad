import { type Api, exampleBody } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { CodeBlock } from '../code/CodeBlock';
import { jsonParts } from '../code/codeParts';
import { copy } from './copy';

/** The response to the sample request. */
export const AnswerSample = ({ api }: { api: Api }) => (
  <CodeBlock label={copy(useLang()).answer} parts={jsonParts(exampleBody(api.response))} />
);
