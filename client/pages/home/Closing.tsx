import { CallToAction } from '../../components/paper/CallToAction';
import { useView } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { operator } from '../../layout/operator';
import { copy } from './copy';

/** The closing call, with who we are and where. */
export const Closing = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  const { who, where } = t.about;
  return (
    <CallToAction
      id="talk"
      title={t.chooser.title}
      text={
        <>
          <strong>{who}:</strong> <span>{operator(site, lang)}.</span>{' '}
          <strong>{where.name}:</strong> <span>{where.text}</span>
        </>
      }
    >
      <ContactLink className="button button--large">{t.quote}</ContactLink>
    </CallToAction>
  );
};
