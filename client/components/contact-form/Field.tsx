type Props = {
  id: string;
  label: string;
  /** Only a field with a name is sent by the browser itself. */
  name?: string;
  hint?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  defaultValue?: string | undefined;
  multiline?: boolean;
  required?: boolean;
  /**
   * The name of its line in the message that script composes; such a field is hidden where there is
   * no script.
   */
  line?: string;
};

/** A labelled field. It is uncontrolled: what was typed before hydration stays. */
export const Field = ({ id, label, hint, multiline, line, ...input }: Props) => {
  const described = hint ? { 'aria-describedby': `${id}-hint` } : {};
  return (
    <div className={line ? 'field needs-script' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea id={id} rows={5} {...described} {...input} />
      ) : (
        <input id={id} type="text" data-line={line} {...described} {...input} />
      )}
    </div>
  );
};
