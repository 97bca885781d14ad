import type { Api } from '../../../shared/apis/api';
import { say } from '../../../shared/copy';
import { responseName, sampleDocument, sampleResponse } from '../../../shared/samples';
import { useLang } from '../../view';
import { copy, type Terms } from './copy';

/** The sample document, which is saved under the name that the code samples read, and its response. */
const TryIt = ({ api }: { api: Api }) => {
  const lang = useLang();
  const { save, compare } = copy(lang).steps;
  return (
    <>
      <span>{save}</span>
      <a href={sampleDocument(api, lang)} download="">
        {api.sampleFile}
      </a>
      <span>{compare}</span>
      <a href={sampleResponse(api)}>{responseName(api)}</a>
      <span>.</span>
    </>
  );
};

/** The five steps from the free plan to a paid one; the fourth tries the sample document, if there is one. */
export const FirstCall = ({ api, terms }: { api?: Api; terms: Terms }) => (
  <ol className="steps">
    {copy(useLang()).steps.all.map((step, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
      <li key={at}>{api && at === 3 ? <TryIt api={api} /> : say(step, terms)}</li>
    ))}
  </ol>
);
