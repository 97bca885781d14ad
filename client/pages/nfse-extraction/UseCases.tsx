import type { NfseName } from '../../../shared/apis/nfseExample';
import { FieldName } from '../../components/api/FieldName';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

type UseId = keyof ReturnType<typeof copy>['uses'];

/** The fields that each use case needs. */
const fieldsOfUse: Record<UseId, readonly NfseName[]> = {
  accounting: ['cnpjProvider', 'issueDate', 'servicesValue'],
  systems: ['serviceCode', 'serviceDescribe', 'discrimination'],
  payable: ['cnpjProvider', 'noteNumber', 'servicesValue'],
  taxes: ['issAliquot', 'issValue', 'pisValue'],
};

const useIds = Object.keys(fieldsOfUse) as UseId[];

/** The use cases: the task, and the fields that it needs. */
export const UseCases = () => {
  const t = copy(useLang());
  return (
    <Section id="uses">
      <ul>
        {useIds.map((id) => (
          <li key={id}>
            <h3>{t.uses[id].name}</h3>
            <p>
              <InlineCode>{t.uses[id].text}</InlineCode>
            </p>
            <p className="nfse__needs">
              {fieldsOfUse[id].map((field) => (
                <FieldName key={field} name={field} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
