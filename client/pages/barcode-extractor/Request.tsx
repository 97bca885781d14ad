import { barcode } from '../../../shared/apis/barcode';
import { invoiceFormats } from '../../../shared/apis/invoiceFormats';
import { AnswerSample } from '../../components/api/AnswerSample';
import { copy as apiCopy } from '../../components/api/copy';
import { FieldTable } from '../../components/api/FieldTable';
import { Limits } from '../../components/api/Limits';
import { RequestSamples } from '../../components/api/RequestSamples';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';
import { Section } from './Section';

/** The API reference: fields on one side, samples on the other. */
export const Request = () => {
  const lang = useLang();
  const { request: t } = copy(lang);
  const { limits } = apiCopy(lang);
  return (
    <Section id="request" title={t.title} intro={<InlineCode>{t.intro}</InlineCode>}>
      <FieldTable caption={t.fields} fields={barcode.request} />
      <div className="codes__sample">
        <RequestSamples api={barcode} />
      </div>
      <div className="codes__answer">
        <FieldTable caption={t.answer} fields={barcode.response} />
        <Limits
          api={barcode}
          rows={[
            [limits.formats, invoiceFormats.map(({ name }) => name).join(', ')],
            [limits.pages, t.pages(figures(lang).pages)],
          ]}
        />
      </div>
      <AnswerSample api={barcode} />
    </Section>
  );
};
