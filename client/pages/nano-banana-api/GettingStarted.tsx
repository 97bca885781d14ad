import { copy as apiCopy } from '../../components/api/copy';
import { FirstCall } from '../../components/api/FirstCall';
import { useLang } from '../../view';
import { figures } from './data';
import { Section } from './Section';

/** The steps to the first image. */
export const GettingStarted = () => {
  const lang = useLang();
  return (
    <Section id="first" title={apiCopy(lang).steps.title}>
      <FirstCall terms={figures(lang)} />
    </Section>
  );
};
