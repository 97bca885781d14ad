import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Closing = () => {
  const { closing: t, quote } = copy(useLang());
  return (
    <Section id="closing" title={t.title} intro={t.text}>
      <StartLink className="button button--large">{quote}</StartLink>
    </Section>
  );
};
