import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The service that is best seen at work: its card is a line of steps. */
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
