import { CallToAction } from '../../components/paper/CallToAction';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call, with the next steps. */
export const Closing = () => {
  const { end: t, start } = copy(useLang());
  return (
    <CallToAction id="next" title={t.title} steps={t.steps}>
      <ContactLink className="button button--large">{start}</ContactLink>
    </CallToAction>
  );
};
