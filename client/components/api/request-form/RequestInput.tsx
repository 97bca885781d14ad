import type { Kind } from './findFault';
import '../control.css';

type Props = {
  id: string;
  label: string;
  kind: Kind;
  /** The values to choose from, if there are few. */
  values?: readonly string[] | undefined;
  example: string;
  value: string;
  /** What is wrong with the value. */
  fault: string | undefined;
  onType: (value: string) => void;
  onLeave: () => void;
};

const inputModes = {
  text: 'text',
  word: 'text',
  number: 'numeric',
  url: 'url',
  baseUrl: 'url',
} as const;

/** A labelled field, and below it what is wrong with its value; React shows that, and not `showFieldFaults`. */
export const RequestInput = ({ id, label, kind, values, example, fault, ...field }: Props) => (
  <div className="stack-1">
    <label htmlFor={id}>{label}</label>
    {values ? (
      <select
        className="control"
        id={id}
        value={field.value || values[0]}
        onChange={({ target }) => field.onType(target.value)}
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    ) : (
      <input
        className="control"
        id={id}
        inputMode={inputModes[kind]}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...(kind !== 'text' && {
          'aria-invalid': fault !== undefined,
          'aria-describedby': `${id}-problem`,
        })}
        value={field.value}
        onChange={({ target }) => field.onType(target.value)}
        onBlur={field.onLeave}
      />
    )}
    {kind !== 'text' && (
      <span className="small" id={`${id}-problem`} role="status">
        {fault}
      </span>
    )}
  </div>
);
