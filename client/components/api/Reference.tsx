import type { ComponentProps, ReactNode } from 'react';
import { type Api, exampleBody } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { jsonLines } from '../code/codeParts';
import { InlineCode } from '../code/InlineCode';
import { Section } from '../Section';
import { Authentication } from './Authentication';
import { BodyTypes } from './BodyTypes';
import { Changelog } from './Changelog';
import { copy } from './copy';
import { Errors } from './Errors';
import { FieldTable } from './FieldTable';
import { Fold } from './Fold';
import { Limits } from './Limits';
import { openShownPart } from './openShownPart';

type Props = Pick<ComponentProps<typeof Limits>, 'rows'> & {
  api: Api;
  /** What the table of the request does not say. */
  intro?: string;
  /** What is said before the response. */
  children?: ReactNode;
};

/** The reference of an endpoint, folded: the price stands above it. */
export const Reference = ({ api, intro, children, ...limits }: Props) => {
  const t = copy(useLang());
  return (
    <Section id="reference" title={t.reference}>
      <div className="reference" ref={openShownPart}>
        <Authentication api={api} />
        <Fold id="request" title={t.requestTitle}>
          {intro && (
            <p>
              <InlineCode>{intro}</InlineCode>
            </p>
          )}
          <FieldTable caption={t.fields} fields={api.request} sent />
        </Fold>
        <Fold id="answer" title={t.responseTitle}>
          {children}
          <CodeBlock label={t.answer} lines={jsonLines(exampleBody(api.response))} />
        </Fold>
        <Fold id="fields" title={t.fields}>
          <FieldTable caption={t.fields} fields={api.response} />
        </Fold>
        <Errors {...(api.errors && { errors: api.errors })} />
        <Fold id="limits" title={t.limits.caption}>
          <Limits api={api} {...limits} />
        </Fold>
        <BodyTypes {...api} />
        <Changelog changes={api.changes} />
      </div>
    </Section>
  );
};
