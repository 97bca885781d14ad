import { StepList } from '../../components/StepList';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/steps/steps.css';

/** The taps to a message on both sites; the link of this page works. */
export const Taps = () => {
  const { taps: t } = copy(useLang()).numbers;
  return (
    <div className="stack-5 website-development__taps">
      <div className="stack-3">
        <h3>{t.old}</h3>
        <StepList items={t.steps} />
      </div>
      <div className="stack-3">
        <h3>{t.own}</h3>
        <ol className="steps">
          <li>
            <WhatsAppLink>{t.link}</WhatsAppLink>
          </li>
        </ol>
      </div>
    </div>
  );
};
