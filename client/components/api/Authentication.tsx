import { type Api, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { copy } from './copy';
import { Fold } from './Fold';
import { storeOf } from './store';

/** The key's header, and where key and base URL come from. */
export const Authentication = ({ api }: { api: Partial<Pick<Api, 'path' | 'pathIsExample'>> }) => {
  const view = useView();
  const t = copy(view.lang);
  const store = storeOf(view);
  return (
    <Fold id="authentication" title={t.authentication}>
      <p>
        <span>{`${t.keyGoesIn(keyHeader)} ${t.keys(store, sampleOrigin)}`}</span>
        {api.pathIsExample && api.path && <span>{` ${t.samplePath(api.path)}`}</span>}
      </p>
    </Fold>
  );
};
