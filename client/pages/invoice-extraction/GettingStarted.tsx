import { FirstCall } from '../../components/api/FirstCall';
import { useLang } from '../../view';
import { figures } from './facts';
import { Section } from './Section';

/** The steps to the first response. */
export const GettingStarted = () => {
  const lang = useLang();
  return (
    <Section id="start">
      <FirstCall terms={figures(lang)} />
    </Section>
  );
};
