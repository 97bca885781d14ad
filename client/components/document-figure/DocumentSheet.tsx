import { fieldsOf, type Sample } from './sample';

/** The document: printed boxes; those that are extracted have radio buttons over their text. */
export const DocumentSheet = ({ id, sample }: { id: string; sample: Sample }) => {
  const fields = fieldsOf(sample.data);
  return (
    <>
      <p className="reading__issuer">
        <strong>{sample.issuer}</strong>
        <span>{sample.kind}</span>
      </p>
      <div className="reading__boxes">
        {sample.boxes.map((entry) => {
          if ('heading' in entry)
            return (
              <p key={entry.heading} className="reading__heading">
                {entry.heading}
              </p>
            );
          const { label, text, field, size } = entry;
          const at = fields.findIndex(({ name }) => name === field) + 1;
          const box = `reading__box${size ? ` reading__box--${size}` : ''}`;
          if (at === 0)
            return (
              <p key={text} className={box}>
                <span>{label}</span>
                <span>{text}</span>
              </p>
            );
          const blank = fields[at - 1]?.json === 'null' ? ' reading__box--blank' : '';
          const button = `${id}-${at}`;
          return (
            <div
              key={field}
              className={box + blank}
              data-field={at}
              data-tone={fields[at - 1]?.tone}
            >
              <input
                type="radio"
                id={button}
                name={id}
                value={at}
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
