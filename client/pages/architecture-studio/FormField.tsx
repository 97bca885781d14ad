import { words } from './copy.pt';

type Name = keyof typeof words.contact.faults;

/** What to type where the browser refuses a value; shown by `showFieldFaults`. */
export const FieldFault = ({ name }: { name: Name }) => (
  <span id={`studio-${name}-note`}>
    <span className="small architecture-studio__fault" id={`studio-${name}-fault`} hidden>
      {words.contact.faults[name]}
    </span>
  </span>
);

type Props = { name: Name; label: string; type?: 'text' | 'email' | 'tel'; autoComplete: string };

/** A required field; uncontrolled, so that text typed before hydration is kept. */
export const FormField = ({ name, label, type = 'text', autoComplete }: Props) => (
  <div className="architecture-studio__field">
    <label className="small" htmlFor={`studio-${name}`}>
      {label}
    </label>
    <input
      id={`studio-${name}`}
      name={name}
      type={type}
      autoComplete={autoComplete}
      required
      aria-describedby={`studio-${name}-note`}
    />
    <FieldFault name={name} />
  </div>
);
