/** A field's path. It may break after a dot and before a capital letter; a `<wbr>` is not copied with the text. */
export const FieldName = ({ name }: { name: string }) => (
  <code className="field" translate="no">
    {name.split(/(?<=\.)|(?=[A-Z])/).flatMap((part, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change
      at > 0 ? [<wbr key={at} />, part] : part,
    )}
  </code>
);
