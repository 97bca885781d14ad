import { nfse } from '../../../shared/apis/nfse';
import { copy as apiCopy } from '../../components/api/copy';
import { Reference } from '../../components/api/Reference';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Documentation = () => {
  const lang = useLang();
  return (
    <Section id="reference">
      <Reference
        api={nfse}
        intro={copy(lang).request}
        rows={[[apiCopy(lang).limits.formats, 'PDF, XML']]}
      />
    </Section>
  );
};
