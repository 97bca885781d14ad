import { CallToAction } from '../../components/paper/CallToAction';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

export const Closing = () => {
  const { end: t, tell } = copy(useLang());
  return (
    <CallToAction id="talk" title={t.title} text={t.text}>
      <ContactLink className="button button--large">{tell}</ContactLink>
    </CallToAction>
  );
};
