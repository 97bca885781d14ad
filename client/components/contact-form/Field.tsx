type Props = {
  id: string;
  label: string;
  /** The form field's name; the browser submits only named fields. */
  name?: string;
  hint?: string;
  /** What to type where the browser refuses the value; shown by `showFieldFaults`. */
  fault?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  defaultValue?: string | undefined;
  multiline?: boolean;
  required?: boolean;
  /** The label of the field's line in the composed message. Such a field is hidden without script. */
  line?: string;
};

/** A labelled field. It is uncontrolled, so that text typed before hydration is kept. */
export const Field = ({ id, label, hint, fault, multiline, line, ...input }: Props) => {
  const noteId = `${id}-note`;
  const described = hint || fault ? { 'aria-describedby': noteId } : {};
  return (
    <div className={line ? 'field needs-script' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {(hint || fault) && (
        <div className="small field__note" id={noteId}>
          {hint && <p>{hint}</p>}
          {fault && (
            <p className="field__fault" id={`${id}-fault`} hidden>
              {fault}
            </p>
          )}
        </div>
      )}
      {multiline ? (
        <textarea id={id} rows={5} {...described} {...input} />
      ) : (
        <input id={id} type="text" data-line={line} {...described} {...input} />
      )}
    </div>
  );
};
