import { type Api, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { copy } from './copy';
import { OpenApiLink } from './OpenApiLink';
import { SampleTabs } from './SampleTabs';

/**
 * The sample request in each programming language, its placeholders, and the link to the OpenAPI
 * document.
 */
export const RequestSamples = ({ api }: { api: Api }) => {
  const t = copy(useLang());
  return (
    <>
      <SampleTabs id="sample" endpoint={api} />
      <p>
        <span>{t.sampleNote(sampleOrigin, keyHeader)}</span>{' '}
        {api.pathIsExample && <span>{t.samplePath(api.path)}</span>}
      </p>
      <p>
        <span>{t.running}</span> <OpenApiLink id={api.id} />
      </p>
    </>
  );
};
