import { drawnCodes } from '../../../shared/apis/drawnCodes';
import { FieldName } from '../../components/api/FieldName';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../view';
import { CodeKinds } from './CodeKinds';
import { copy } from './copy';
import { codeField, codeFields } from './data';
import { Section } from './Section';

const [shown] = drawnCodes;

/** A value as one line of JSON that may break between members. */
const inLine = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace('\n}', ' }').replaceAll('\n', '');

/** The fields of a code, and the supported code types. */
export const Result = () => {
  const lang = useLang();
  const { result: t } = copy(lang);
  const { field, meaning, example } = t.columns;
  return (
    <Section id="result" title={t.title}>
      <div className="codes__answer">
        <DataTable
          caption={t.caption}
          columns={[field, meaning, example]}
          rows={codeFields.map((name) => [
            <FieldName key="name" name={name} />,
            codeField(name).meaning[lang],
            <code key="example" translate="no">
              {inLine(shown[name])}
            </code>,
          ])}
        />
        <p className="note">{t.others}</p>
      </div>
      <CodeKinds />
    </Section>
  );
};
