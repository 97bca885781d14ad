type Props = {
  name: string;
  path: string;
  hint: string;
  /** The value of each radio button, and the words that are its label. */
  options: readonly (readonly [string, string])[];
  first: string;
  /** What the prompt says whichever is chosen. */
  end?: string;
};

/** A request whose prompt is made of choices. */
export const PromptChoices = ({ name, path, hint, options, first, end }: Props) => (
  <fieldset className={`nano-banana-api__ask nano-banana-api__ask--${name}`}>
    <legend>
      <code translate="no">{`POST ${path}`}</code> <span>{hint}</span>
    </legend>
    <div className="nano-banana-api__prompt">
      {options.map(([id, words]) => (
        <span key={id}>
          <input
            type="radio"
            id={`${name}-${id}`}
            name={name}
            value={id}
            defaultChecked={id === first}
          />
          <label htmlFor={`${name}-${id}`}>
            <span>{words}</span>
          </label>{' '}
        </span>
      ))}
      {end && <span className="nano-banana-api__end">{end}</span>}
    </div>
  </fieldset>
);
