import { nfse } from '../../../shared/apis/nfse';
import { copy as apiCopy } from '../../components/api/copy';
import { Limits } from '../../components/api/Limits';
import { useLang } from '../../view';
import { Section } from './Section';

export const NfseLimits = () => (
  <Section id="limits">
    <Limits api={nfse} rows={[[apiCopy(useLang()).limits.formats, 'PDF, XML']]} />
  </Section>
);
