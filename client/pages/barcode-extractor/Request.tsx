import { barcode } from '../../../shared/apis/barcode';
import { AnswerSample } from '../../components/api/AnswerSample';
import { FieldTable } from '../../components/api/FieldTable';
import { RequestSamples } from '../../components/api/RequestSamples';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** The API reference: fields on one side, samples on the other. */
export const Request = () => {
  const { request: t } = copy(useLang());
  return (
    <Section id="request" title={t.title} intro={t.intro}>
      <FieldTable caption={t.fields} fields={barcode.request} />
      <div className="codes__sample">
        <RequestSamples api={barcode} />
      </div>
      <div className="codes__answer">
        <FieldTable caption={t.answer} fields={barcode.response} />
        <div className="note">
          <h3>{t.errors}</h3>
          <p>{t.undocumented}</p>
        </div>
      </div>
      <AnswerSample api={barcode} />
    </Section>
  );
};
