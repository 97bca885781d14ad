import { nfse } from '../../../shared/apis/nfse';
import { copy as apiCopy } from '../../components/api/copy';
import { Reference } from '../../components/api/Reference';
import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

export const Documentation = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Section id="reference" title={t.titles.reference}>
      <Reference api={nfse} rows={[[apiCopy(lang).limits.formats, 'PDF, XML']]}>
        <p>
          <InlineCode>{t.spelling}</InlineCode>
        </p>
      </Reference>
    </Section>
  );
};
