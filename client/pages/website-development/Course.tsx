import { useLang } from '../../document/view';
import { copy } from './copy';
import { Part } from './Part';
import '../../components/steps/steps.css';

/** The next steps. */
export const Course = () => {
  const { course: t } = copy(useLang());
  return (
    <Part id="course" title={t.title}>
      <ol className="steps">
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <p className="strong">{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
};
