type Props = { name: string; label: string; type?: 'text' | 'email' | 'tel'; autoComplete: string };

/** A required field; uncontrolled, so that text typed before hydration is kept. */
export const FormField = ({ name, label, type = 'text', autoComplete }: Props) => (
  <div className="studio__field">
    <label className="small" htmlFor={`studio-${name}`}>
      {label}
    </label>
    <input id={`studio-${name}`} name={name} type={type} autoComplete={autoComplete} required />
  </div>
);
