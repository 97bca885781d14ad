import { invoiceFormats } from '../../../shared/apis/invoiceFormats';
import { say } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './facts';
import { Section } from './Section';

/** The three steps, the accepted formats by upload method, and what is billed. */
export const HowItWorks = () => {
  const lang = useLang();
  const { how: t } = copy(lang);
  const numbers = figures(lang);
  return (
    <Section id="how">
      <ol className="steps">
        {t.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <InlineCode>{say(text, numbers)}</InlineCode>
            </p>
          </li>
        ))}
      </ol>
      <DataTable
        caption={t.formats.caption}
        columns={[t.formats.format, t.formats.inside, t.formats.address]}
        rows={invoiceFormats.map(({ name, fileFormat }) => [
          name,
          fileFormat ? (
            <code key={name} translate="no">
              {fileFormat}
            </code>
          ) : (
            <InlineCode key={name}>{t.formats.no}</InlineCode>
          ),
          t.formats.yes,
        ])}
      />
      <p className="note">
        <span>
          <InlineCode>{t.billing(numbers)}</InlineCode>
        </span>
      </p>
    </Section>
  );
};
