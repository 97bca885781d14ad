import type { Lang } from '../../shared/languages';
import { contactHref } from '../../shared/links';
import { blankWord } from '../components/document-figure/DocumentSheet';
import { Bird } from '../components/paper/Bird';
import { copy } from './copy';
import '../components/paper/sheet.css';
import './blank-form.drawing.css';

type Props = { lang: Lang; status: number };

/** A form with nothing in it, and the JSON that is read from it: what is not on a sheet is null. */
export const BlankForm = ({ lang, status }: Props) => {
  const { form: t } = copy(lang);
  const blanks = [
    [t.page, t.names.page],
    [t.moved, t.names.moved],
  ] as const;
  return (
    <figure className="blank-form">
      <div className="ground-sheet sheet blank-form__sheet" aria-hidden="true">
        <Bird>{blankWord[lang]}</Bird>
        <p className="blank-form__title">
          {t.title} <b>{status}</b>
        </p>
        {blanks.map(([label]) => (
          <p key={label} className="blank-form__blank">
            {label}
            <span className="blank-form__nothing" />
          </p>
        ))}
      </div>
      <pre className="ground-screen blank-form__data" translate="no">
        <code>
          {'{\n  '}
          <b>"status"</b>: {status}
          {blanks.map(([label, name]) => (
            <span key={label}>
              {',\n  '}
              <b>{JSON.stringify(name)}</b>: <mark>null</mark>
            </span>
          ))}
          {'\n}'}
        </code>
      </pre>
      <figcaption>
        {t.caption}
        <a href={contactHref(lang)}>{t.tell}</a>.
      </figcaption>
    </figure>
  );
};
