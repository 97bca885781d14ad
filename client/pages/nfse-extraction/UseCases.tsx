import type { NfseName } from '../../../shared/apis/nfseExample';
import { FieldName } from '../../components/api/FieldName';
import { Coded } from '../../components/code/Coded';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** The fields that each use lives on, in the order of the words. */
const fieldsOfUse: readonly (readonly NfseName[])[] = [
  ['cnpjProvider', 'issueDate', 'servicesValue'],
  ['serviceCode', 'serviceDescribe', 'discrimination'],
  ['cnpjProvider', 'noteNumber', 'servicesValue'],
  ['issAliquot', 'issValue', 'irrfValue'],
];

/** Who uses it for what, as a ledger: the work, and the fields that do it. */
export const UseCases = () => {
  const t = copy(useLang());
  return (
    <Section id="uses">
      <ul>
        {t.uses.map(({ name, text }, at) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Coded>{text}</Coded>
            </p>
            <p className="nfse__needs">
              {fieldsOfUse[at]?.map((field) => (
                <FieldName key={field} name={field} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
