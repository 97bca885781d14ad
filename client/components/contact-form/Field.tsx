type Props = {
  id: string;
  label: string;
  /** The form field's name; the browser submits only named fields. */
  name?: string;
  hint?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  defaultValue?: string | undefined;
  multiline?: boolean;
  required?: boolean;
  /** The label of the field's line in the composed message. Such a field is hidden without script. */
  line?: string;
};

/** A labelled field. It is uncontrolled, so that text typed before hydration is kept. */
export const Field = ({ id, label, hint, multiline, line, ...input }: Props) => {
  const described = hint ? { 'aria-describedby': `${id}-hint` } : {};
  return (
    <div className={line ? 'field needs-script' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="small" id={`${id}-hint`}>
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
