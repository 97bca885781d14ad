import { nfse } from '../../../shared/apis/nfse';
import { AnswerSample } from '../../components/api/AnswerSample';
import { FieldTable } from '../../components/api/FieldTable';
import { Coded } from '../../components/code/Coded';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Answer = () => {
  const { answer: t } = copy(useLang());
  return (
    <Section id="answer" intro={<Coded>{t.intro}</Coded>}>
      <AnswerSample api={nfse} />
      <FieldTable caption={t.fields} fields={nfse.response} />
    </Section>
  );
};
