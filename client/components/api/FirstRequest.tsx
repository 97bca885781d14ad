import type { ReactNode } from 'react';
import { type Endpoint, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { openApiPath } from '../../../shared/openapi';
import { useView } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import { type Call, highlight } from '../code/samples';
import { Section } from '../Section';
import { copy } from './copy';
import { FirstCall, type FirstCallProps } from './FirstCall';
import { firstRequestId } from './ids';
import { ListingLink } from './ListingLink';
import { mockOrigin } from './mock';
import { RequestBuilder } from './RequestBuilder';
import { storeOf } from './store';
import '../disclosure/disclosure.css';
import './request-builder.css';

type Props = FirstCallProps & {
  /** What a reader can check, where there is no file to compare. */
  title?: string;
  endpoint: Endpoint;
  fileTypes?: readonly string[];
  ending?: Call['ending'];
  /** The file of the expected response, to compare with. */
  expected?: string;
  /** The first lines of the response, and the files to try it with. */
  children: ReactNode;
};

/** The proof of an API: the code of its first request, what comes back, how to try it without a key, and the steps. */
export const FirstRequest = ({
  api,
  terms,
  steps,
  call,
  title,
  endpoint,
  children,
  ...samples
}: Props) => {
  const view = useView();
  const { lang, site } = view;
  const { firstRequest: t, keyGoesIn } = copy(lang);
  return (
    <Section
      check
      id={firstRequestId}
      title={title ?? t.title}
      intro={
        <>
          <InlineCode>{keyGoesIn(keyHeader)}</InlineCode>{' '}
          <ListingLink api={api}>{t.getKey(storeOf(view))}</ListingLink>
        </>
      }
    >
      <div className="stack-4 split">
        <RequestBuilder id="sample" endpoint={endpoint} {...samples} />
        <div className="stack-4">
          {children}
          <details>
            <summary>{t.mock}</summary>
            <div className="stack-3">
              <CodeBlock
                label={t.mockLine}
                lines={highlight(
                  `npx --yes @stoplight/prism-cli mock ${site.origin}${openApiPath(api.id, lang)}`,
                )}
              />
              <p>
                {t.mockReturns[samples.ending ? 'image' : 'sample']}{' '}
                {t.mockNote(mockOrigin, sampleOrigin)}
              </p>
            </div>
          </details>
        </div>
      </div>
      <FirstCall api={api} terms={terms} steps={steps} call={call} />
    </Section>
  );
};
