import { nfse } from '../../../shared/apis/nfse';
import { ErrorTable } from '../../components/api/ErrorTable';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Errors = () => {
  const { errors: t } = copy(useLang());
  return (
    <Section id="errors" intro={t.intro}>
      <ErrorTable caption={t.table} errors={nfse.errors ?? []} />
    </Section>
  );
};
