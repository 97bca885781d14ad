import { type Endpoint, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { copy } from './copy';
import { SampleTabs } from './SampleTabs';

/** The sample request in each language, and what is a placeholder in it. */
export const RequestSamples = ({ api }: { api: Endpoint }) => {
  const t = copy(useLang());
  return (
    <>
      <SampleTabs id="sample" endpoint={api} />
      <p>
        <span>{t.sampleNote(sampleOrigin, keyHeader)}</span>{' '}
        {api.pathIsExample && <span>{t.samplePath(api.path)}</span>}
      </p>
    </>
  );
};
