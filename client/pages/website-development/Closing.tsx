import { CallToAction } from '../../components/paper/CallToAction';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { closing: t, quote } = copy(useLang());
  return (
    <CallToAction id="closing" title={t.title} text={t.text}>
      <StartLink className="button button--large">{quote}</StartLink>
    </CallToAction>
  );
};
