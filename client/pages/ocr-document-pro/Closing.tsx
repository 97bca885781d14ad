import { CallToAction } from '../../components/paper/CallToAction';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call to action, with what happens next. */
export const Closing = () => {
  const { trial: t, trialButton } = copy(useLang());
  return (
    <CallToAction id="trial" title={t.title} text={t.text} steps={t.steps}>
      <ContactLink className="button button--large">{trialButton}</ContactLink>
    </CallToAction>
  );
};
