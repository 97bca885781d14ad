/** A field's path. It breaks where it must (field-table.css): a `<wbr>` would be a space to a screen reader. */
export const FieldName = ({ name }: { name: string }) => (
  <code className="field" translate="no">
    {name}
  </code>
);
