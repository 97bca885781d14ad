import { ContactLink } from '../../layout/ContactLink';
import { words } from './copy.pt';
import { projectTypes } from './data';
import { FieldFault, FormField } from './FormField';
import { Section } from './Section';
import { usePretendedSubmit } from './usePretendedSubmit';

const { contact: t } = words;

/**
 * The form, laid out as the title block of a drawing. It sends nothing: outside of a dialog,
 * `method="dialog"` only validates the fields.
 */
const Enquiry = () => {
  const { state, submit, refuse, form } = usePretendedSubmit();
  const busy = state === 'submitting';
  return (
    <form
      className="architecture-studio__cells architecture-studio__form halves"
      method="dialog"
      aria-label={t.label}
      aria-busy={busy}
      ref={form}
      onSubmit={submit}
      onInvalidCapture={refuse}
    >
      <FormField name="name" label={t.name} autoComplete="name" />
      <FormField name="email" label={t.email} type="email" autoComplete="email" />
      <FormField name="phone" label={t.phone} type="tel" autoComplete="tel" />
      <div className="architecture-studio__field">
        <label className="small" htmlFor="studio-type">
          {t.type}
        </label>
        <select
          id="studio-type"
          name="projectType"
          required
          defaultValue=""
          // An empty choice that is required is said to be refused before a reader comes to it.
          aria-invalid={false}
          aria-describedby="studio-type-note"
        >
          <option value="">{t.choose}</option>
          {projectTypes.map((type) => (
            <option key={type} value={type}>
              {t.types[type]}
            </option>
          ))}
        </select>
        <FieldFault name="type" />
      </div>
      <div className="architecture-studio__field wide">
        <label className="small" htmlFor="studio-message">
          {t.message}
        </label>
        <textarea id="studio-message" name="message" rows={3} />
      </div>
      <div className="architecture-studio__field architecture-studio__send wide halves stack-3">
        {/* A screen reader also says in plain words why it waits. */}
        <button
          className="button"
          type="submit"
          aria-disabled={busy}
          aria-label={busy ? `${t.sending} ${t.waiting}` : undefined}
        >
          {busy ? t.sending : t.send}
        </button>
        <div className="architecture-studio__told">
          <p hidden={state === 'done'}>{t.note}</p>
          <p className="kicker" role="alert">
            {state === 'done' ? t.sent : ''}
          </p>
        </div>
        <p className="ground-agency screen-only">
          <ContactLink>{words.wish.action}</ContactLink>
        </p>
      </div>
    </form>
  );
};

export const Contact = () => (
  <Section id="contato" title={t.title} intro={t.intro}>
    <Enquiry />
  </Section>
);
