import type { Api } from '../../../shared/apis/api';
import { sampleDocument, sampleResponse } from '../../../shared/samples';
import { useLang } from '../../view';
import { copy } from './copy';

/** The sample document, to be saved under the name that the code samples read, and its response. */
export const SampleFile = ({ api }: { api: Api }) => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <>
      <span>{t.save}</span>
      <a href={sampleDocument(api, lang)} download="">
        {api.sampleFile}
      </a>
      <span>{t.run}</span>
      <a href={sampleResponse(api)} download="">
        {t.response}
      </a>
      <span>.</span>
    </>
  );
};
