import { FieldName } from '../../components/api/FieldName';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../view';
import { CodeKinds } from './CodeKinds';
import { copy } from './copy';
import { codeField, codeFields } from './data';
import { Section } from './Section';

/** The fields of a code, and the supported code types. */
export const Result = () => {
  const lang = useLang();
  const { result: t } = copy(lang);
  const { field, meaning } = t.columns;
  return (
    <Section id="result" title={t.title}>
      <div className="codes__answer">
        <DataTable
          caption={t.caption}
          columns={[field, meaning]}
          rows={codeFields.map((name) => [
            <FieldName key="name" name={name} />,
            codeField(name).meaning[lang],
          ])}
        />
        <p className="note">{t.others}</p>
      </div>
      <CodeKinds />
    </Section>
  );
};
