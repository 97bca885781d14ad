import { invoice } from '../../../shared/apis/invoice';
import { Reference } from '../../components/api/Reference';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';

export const Documentation = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Reference api={invoice}>
      {[t.extract.costumer, t.extract.status].map((text) => (
        <p key={text}>
          <InlineCode>{text}</InlineCode>
        </p>
      ))}
    </Reference>
  );
};
