import { nfse } from '../../../shared/apis/nfse';
import { AnswerSample } from '../../components/api/AnswerSample';
import { FieldTable } from '../../components/api/FieldTable';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Answer = () => {
  const { answer: t } = copy(useLang());
  return (
    <Section id="answer" intro={<InlineCode>{t.intro}</InlineCode>}>
      <AnswerSample api={nfse} />
      <FieldTable caption={t.fields} fields={nfse.response} />
    </Section>
  );
};
