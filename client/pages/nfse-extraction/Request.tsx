import { exampleBody } from '../../../shared/apis/api';
import { nfse } from '../../../shared/apis/nfse';
import { FieldTable } from '../../components/api/FieldTable';
import { RequestSamples } from '../../components/api/RequestSamples';
import { CodeBlock } from '../../components/code/CodeBlock';
import { jsonParts } from '../../components/code/codeParts';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** The request body with an uploaded file, which the samples omit: they send a URL. */
const inline = nfse.request
  .filter(({ name }) => name !== 'fileUrl')
  .map(({ notInSample: _, ...field }) => field);

export const Request = () => {
  const { request: t } = copy(useLang());
  return (
    <Section id="request" intro={<InlineCode>{t.intro}</InlineCode>}>
      <RequestSamples api={nfse} />
      <CodeBlock label={t.inline} parts={jsonParts(exampleBody(inline))} />
      <FieldTable caption={t.fields} fields={nfse.request} />
    </Section>
  );
};
