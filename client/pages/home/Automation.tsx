import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The card of the automation service, drawn as a line of steps. */
export const Automation = () => {
  const { automation } = copy(useLang()).services;
  return (
    <li className="home__linked home__robot">
      <h3>
        <OfferLink offer="process-automation" />
      </h3>
      <p>{automation.text}</p>
      <ol>
        {automation.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </li>
  );
};
