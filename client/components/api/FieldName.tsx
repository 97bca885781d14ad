import { Fragment } from 'react';

/** The parts of a name with `<wbr>` between them: a break that is not copied with the text. */
const Breaking = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * A field's name after its path, `data.tributes.` `issValue`. It may break after a dot and before a
 * capital letter.
 */
export const FieldName = ({ name }: { name: string }) => {
  const end = name.lastIndexOf('.') + 1;
  return (
    <code className="field" translate="no">
      {end > 0 && (
        <>
          <span>
            <Breaking parts={name.slice(0, end).split(/(?<=\.)/)} />
          </span>
          <wbr />
        </>
      )}
      <Breaking parts={name.slice(end).split(/(?=[A-Z])/)} />
    </code>
  );
};
