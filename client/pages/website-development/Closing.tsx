import { Stub } from '../../components/via/Stub';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { closing: t, quote } = copy(useLang());
  return (
    <Stub id="closing" title={t.title} text={t.text}>
      <StartLink className="button button--large">{quote}</StartLink>
    </Stub>
  );
};
