import type { Endpoint, Listed } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { accessWords } from './accessWords';
import { copy } from './copy';
import { Fold } from './Fold';

/** The key's header, and what of calling the API is an example. */
export const Authentication = ({ api }: { api: Listed & Partial<Endpoint> }) => {
  const view = useView();
  return (
    <Fold id="authentication" title={copy(view.lang).authentication}>
      <p>
        <InlineCode>{accessWords(api, view)}</InlineCode>
      </p>
    </Fold>
  );
};
