import { imageApi } from '../../../shared/apis/imageApi';
import { Authentication } from '../../components/api/Authentication';
import { BodyTypes } from '../../components/api/BodyTypes';
import { Changelog } from '../../components/api/Changelog';
import { copy as apiCopy } from '../../components/api/copy';
import { Errors } from '../../components/api/Errors';
import { FieldTable } from '../../components/api/FieldTable';
import { Fold } from '../../components/api/Fold';
import { Limits } from '../../components/api/Limits';
import { openShownPart } from '../../components/api/openShownPart';
import { RequestBuilder } from '../../components/api/RequestBuilder';
import { InlineCode } from '../../components/code/InlineCode';
import { savedAs } from '../../components/code/savedFile';
import { Section } from '../../components/Section';
import { useView } from '../../document/view';
import { copy } from './copy';
import { endpointNames, endpoints } from './data';

/** The reference of both endpoints, folded: the price stands above it. */
export const Endpoints = () => {
  const { lang, site } = useView();
  const { endpoints: t, language, plans } = copy(lang);
  const { fields, responseTitle, limits, plan } = apiCopy(lang);
  return (
    <Section id="endpoints" title={t.title}>
      <div className="reference" ref={openShownPart}>
        <Authentication api={{}} />
        {endpointNames.map((name) => {
          const { endpoint, file } = endpoints(site.origin)[name];
          return (
            <Fold
              key={name}
              id={`${name}-request`}
              title={<code translate="no">{`${endpoint.method} ${endpoint.path}`}</code>}
            >
              <p>{t.texts[name]}</p>
              <FieldTable caption={fields} fields={endpoint.request} sent />
              {name === 'edit' && (
                <RequestBuilder id={name} endpoint={endpoint} ending={savedAs(file)} />
              )}
            </Fold>
          );
        })}
        <Fold id="answer" title={responseTitle}>
          <p>
            <InlineCode>{t.response}</InlineCode>
          </p>
          <p>{language}</p>
        </Fold>
        <Errors />
        <Fold id="limits" title={limits.caption}>
          <Limits api={imageApi} rows={[[plans.all, plan.hard]]} />
        </Fold>
        <BodyTypes {...imageApi} />
        <Changelog changes={imageApi.changes} />
      </div>
    </Section>
  );
};
