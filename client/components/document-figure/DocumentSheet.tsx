import { fieldNumber } from './fieldNumber';
import { fieldsOf, type Sample } from './sample';

/** The document: printed boxes; those that are extracted have radio buttons over their text. */
export const DocumentSheet = ({ id, sample }: { id: string; sample: Sample }) => {
  const fields = fieldsOf(sample.data);
  return (
    <>
      <p className="reading__issuer">
        <strong>{sample.issuer}</strong>
        <br />
        <span>{sample.kind}</span>
      </p>
      <div className="reading__boxes tabular">
        {sample.boxes.map((entry) => {
          if ('heading' in entry)
            return (
              <div key={entry.heading} className="wide reading__heading">
                {entry.heading}
              </div>
            );
          const { label, text, field, size } = entry;
          const at = fields.findIndex(({ name }) => name === field) + 1;
          const box = `reading__box${size ? ` reading__box--${size}` : ''}`;
          if (at === 0)
            return (
              <div key={text} className={box}>
                <p>
                  <span>{label}</span>
                  <span>{text}</span>
                </p>
              </div>
            );
          const blank = fields[at - 1]?.json === 'null' ? ' blank' : '';
          const button = `${id}-${at}`;
          return (
            <div
              key={field}
              className={box + blank}
              data-field={fieldNumber(at)}
              data-tone={fields[at - 1]?.tone}
            >
              <input
                type="radio"
                id={button}
                name={id}
                value={fieldNumber(at)}
                defaultChecked={field === sample.lit}
              />
              <label htmlFor={button}>
                <span>{label}</span>
                <mark>{text}</mark>
              </label>
            </div>
          );
        })}
      </div>
    </>
  );
};
