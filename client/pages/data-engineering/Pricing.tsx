import { CallToAction } from '../../components/paper/CallToAction';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call: how the price is set, and what happens next. */
export const Pricing = () => {
  const { start: t, ask } = copy(useLang());
  return (
    <CallToAction id="price" title={t.title} text={t.text} steps={t.steps}>
      <ContactLink className="button button--large">{ask}</ContactLink>
    </CallToAction>
  );
};
