import { CallToAction } from '../../components/paper/CallToAction';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

export const Closing = () => {
  const { ask: t, quote } = copy(useLang());
  return (
    <CallToAction id="ask" title={t.title} text={t.text}>
      <ContactLink className="button button--large">{quote}</ContactLink>
    </CallToAction>
  );
};
