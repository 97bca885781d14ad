import { imageApi } from '../../../shared/apis/imageApi';
import { copy as apiCopy } from '../../components/api/copy';
import { FieldTable } from '../../components/api/FieldTable';
import { Fold } from '../../components/api/Fold';
import { Reference } from '../../components/api/Reference';
import { RequestBuilder } from '../../components/api/RequestBuilder';
import { InlineCode } from '../../components/code/InlineCode';
import { savedAs } from '../../components/code/savedFile';
import { useView } from '../../document/view';
import { copy } from './copy';
import { endpointNames, endpoints } from './data';

/** The reference of both endpoints. */
export const Endpoints = () => {
  const { lang, site } = useView();
  const { endpoints: t, language } = copy(lang);
  const { fields } = apiCopy(lang);
  return (
    <Reference
      id="endpoints"
      title={t.title}
      api={imageApi}
      requests={endpointNames.map((name) => {
        const { endpoint, file } = endpoints(site.origin, lang)[name];
        return (
          <Fold
            key={name}
            id={`${name}-request`}
            title={<code translate="no">{`${endpoint.method} ${endpoint.path}`}</code>}
          >
            <p>{t.texts[name]}</p>
            <FieldTable caption={fields} fields={endpoint.request} sent />
            {name === 'edit' && (
              <RequestBuilder api={imageApi} id={name} endpoint={endpoint} ending={savedAs(file)} />
            )}
          </Fold>
        );
      })}
    >
      <p>
        <InlineCode>{t.response}</InlineCode>
      </p>
      <p>{language}</p>
    </Reference>
  );
};
