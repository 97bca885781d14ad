import { fieldsOf, type Sample } from './sample';

/** The paper: its boxes as they are printed, those that are read as radio buttons over their text. */
export const Sheet = ({ id, sample }: { id: string; sample: Sample }) => {
  const fields = fieldsOf(sample.data);
  return (
    <>
      <p className="reading__issuer">
        <strong>{sample.issuer}</strong>
        <span>{sample.kind}</span>
      </p>
      <div className="reading__boxes">
        {sample.boxes.map(({ label, text, field, wide }) => {
          const at = fields.findIndex(({ name }) => name === field) + 1;
          const box = `reading__box${wide ? ' reading__box--wide' : ''}`;
          if (at === 0)
            return (
              <p key={label} className={box}>
                <span>{label}</span>
                <span>{text}</span>
              </p>
            );
          const blank = fields[at - 1]?.json === 'null' ? ' reading__box--blank' : '';
          const button = `${id}-${at}`;
          return (
            <div
              key={label}
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
