import { formatNames } from '../../../shared/apis/documentFormats';
import { invoice } from '../../../shared/apis/invoice';
import { copy as apiCopy } from '../../components/api/copy';
import { Reference } from '../../components/api/Reference';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './facts';

export const Documentation = () => {
  const lang = useLang();
  const t = copy(lang);
  const { limits } = apiCopy(lang);
  const numbers = figures(lang);
  return (
    <Reference
      api={invoice}
      rows={[
        [limits.formats, formatNames.join(', ')],
        [limits.pages, t.limits(numbers)],
      ]}
    >
      {[t.extract.costumer, t.extract.status].map((text) => (
        <p key={text}>
          <InlineCode>{text}</InlineCode>
        </p>
      ))}
    </Reference>
  );
};
