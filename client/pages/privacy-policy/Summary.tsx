import { privacyFacts } from '../../../shared/privacy';
import { useView } from '../../document/view';
import { copy } from './copy';
import { Mail } from './textBlocks';

/** The policy in five sentences: what the app does, and four figures with what they mean. */
export const Summary = () => {
  const { short: t } = copy(useView().lang);
  const rows = [
    [privacyFacts.fileHours, t.hours, <p key="deleted">{t.deleted}</p>],
    [0, t.ads, <p key="never">{t.never}</p>],
    [`${privacyFacts.minimumAge}+`, t.years, <p key="age">{t.age}</p>],
    [privacyFacts.answerDays, t.days, <Mail key="write" before={t.write} after={t.end} />],
  ] as const;
  return (
    <section className="ground-sunken stack-3 privacy-policy__short">
      <h2>{t.label}</h2>
      <p className="lead">{t.reads}</p>
      <ul className="grid ruled">
        {rows.map(([figure, unit, sentence]) => (
          <li key={unit}>
            <p className="small strong privacy-policy__figure" aria-hidden="true">
              <b>{figure}</b> <span>{unit}</span>
            </p>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
};
