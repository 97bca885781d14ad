import type { ReactNode } from 'react';
import { type Api, exampleBody, type Listed } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { jsonLines } from '../code/codeParts';
import { Section } from '../Section';
import { Authentication } from './Authentication';
import { BodyTypes } from './BodyTypes';
import { Changelog } from './Changelog';
import { copy } from './copy';
import { Errors } from './Errors';
import { FieldTable } from './FieldTable';
import { Fold } from './Fold';
import { openShownPart } from './openShownPart';

type Props = {
  id?: string;
  title?: string;
  api: Listed & Partial<Api>;
  /** The folds of the requests, where there are several. */
  requests?: ReactNode;
  /** What is said before the response, or of it. */
  children?: ReactNode;
};

/** The reference of an API, folded: the price stands above it. */
export const Reference = ({ id = 'reference', title, api, requests, children }: Props) => {
  const t = copy(useLang());
  const { request, response } = api;
  return (
    <Section id={id} title={title ?? t.reference}>
      <div className="reference" ref={openShownPart}>
        <Authentication api={api} />
        {requests}
        {request && (
          <Fold id="request" title={t.requestTitle}>
            <FieldTable caption={t.fields} fields={request} sent />
          </Fold>
        )}
        <Fold id="answer" title={t.responseTitle}>
          {children}
          {response && <CodeBlock label={t.answer} lines={jsonLines(exampleBody(response))} />}
        </Fold>
        {response && (
          <Fold id="fields" title={t.fields}>
            <FieldTable caption={t.fields} fields={response} />
          </Fold>
        )}
        <Errors api={api} />
        <BodyTypes {...api} />
        <Changelog changes={api.changes} />
      </div>
    </Section>
  );
};
