import { nfse } from '../../../shared/apis/nfse';
import { FieldTable } from '../../components/api/FieldTable';
import { RequestSamples } from '../../components/api/RequestSamples';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Request = () => {
  const { request: t } = copy(useLang());
  return (
    <Section id="request" intro={<InlineCode>{t.intro}</InlineCode>}>
      <RequestSamples api={nfse} />
      <FieldTable caption={t.fields} fields={nfse.request} />
    </Section>
  );
};
