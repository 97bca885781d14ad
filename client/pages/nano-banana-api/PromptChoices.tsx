import '../../components/demo/radio-choice.css';

type Props = {
  name: string;
  path: string;
  hint: string;
  /** The value and the label of each radio button. */
  options: readonly (readonly [string, string])[];
  first: string;
  /** The fixed end of the prompt. */
  end?: string;
};

/** A request whose prompt consists of selectable phrases. */
export const PromptChoices = ({ name, path, hint, options, first, end }: Props) => (
  <fieldset className="nano-banana-api__ask">
    <legend>
      <code translate="no">{`POST ${path}`}</code> <br />
      {hint}
    </legend>
    <div className="row nano-banana-api__prompt">
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
    </div>
    {end && <p className="soft">{end}</p>}
  </fieldset>
);
