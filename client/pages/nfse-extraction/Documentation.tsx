import { nfse } from '../../../shared/apis/nfse';
import { Reference } from '../../components/api/Reference';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';

export const Documentation = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Reference api={nfse}>
      <p>
        <InlineCode>{t.spelling}</InlineCode>
      </p>
    </Reference>
  );
};
