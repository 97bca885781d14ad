import { nfse } from '../../../shared/apis/nfse';
import { copy as apiCopy } from '../../components/api/copy';
import { Reference } from '../../components/api/Reference';
import { useLang } from '../../view';
import { Section } from './Section';

export const Documentation = () => {
  const { formats } = apiCopy(useLang()).limits;
  return (
    <Section id="reference">
      <Reference api={nfse} rows={[[formats, 'PDF, XML']]} />
    </Section>
  );
};
