import { type Api, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { copy } from './copy';
import { Fold } from './Fold';

/** The key's header, and where key and base URL come from. */
export const Authentication = ({ api }: { api: Partial<Pick<Api, 'path' | 'pathIsExample'>> }) => {
  const t = copy(useLang());
  return (
    <Fold id="authentication" title={t.authentication}>
      <p>
        <span>{`${t.keyGoesIn(keyHeader)} ${t.keys(sampleOrigin)}`}</span>
        {api.pathIsExample && api.path && <span>{` ${t.samplePath(api.path)}`}</span>}
      </p>
    </Fold>
  );
};
