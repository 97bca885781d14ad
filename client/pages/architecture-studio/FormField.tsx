type Props = { name: string; label: string; type?: 'text' | 'email' | 'tel'; autoComplete: string };

/** A required field; it is uncontrolled, so that what was typed before React came stays. */
export const FormField = ({ name, label, type = 'text', autoComplete }: Props) => (
  <div className="studio__field">
    <label htmlFor={`studio-${name}`}>{label}</label>
    <input id={`studio-${name}`} name={name} type={type} autoComplete={autoComplete} required />
  </div>
);
