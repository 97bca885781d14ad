import { CallToAction } from '../../components/paper/CallToAction';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call: what happens next. */
export const Pricing = () => {
  const { start: t, ask } = copy(useLang());
  return (
    <CallToAction id="price" title={t.title} steps={t.steps}>
      <ContactLink className="button button--large">{ask}</ContactLink>
    </CallToAction>
  );
};
