import { barcode } from '../../../shared/apis/barcode';
import { formatNames } from '../../../shared/apis/documentFormats';
import { copy as apiCopy } from '../../components/api/copy';
import { Reference } from '../../components/api/Reference';
import { useLang } from '../../document/view';
import { CodeKinds } from './CodeKinds';
import { copy } from './copy';
import { figures } from './data';

export const Documentation = () => {
  const lang = useLang();
  const { request: t } = copy(lang);
  const { limits } = apiCopy(lang);
  return (
    <Reference
      api={barcode}
      rows={[
        [limits.formats, formatNames.join(', ')],
        [limits.pages, t.pages(figures(lang).pages)],
      ]}
    >
      <CodeKinds />
    </Reference>
  );
};
