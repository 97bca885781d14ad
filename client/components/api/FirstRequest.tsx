import type { ReactNode } from 'react';
import { type Endpoint, keyHeader, type Listed, sampleOrigin } from '../../../shared/apis/api';
import { openApiPath } from '../../../shared/openapi';
import { useView } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import { type Call, highlight } from '../code/samples';
import { Section } from '../Section';
import { copy } from './copy';
import { firstRequestId } from './ids';
import { ListingLink } from './ListingLink';
import { mockOrigin } from './mock';
import { RequestBuilder } from './RequestBuilder';
import { storeOf } from './store';
import '../disclosure/disclosure.css';
import './request-builder.css';

type Props = {
  api: Listed;
  endpoint: Endpoint;
  fileTypes?: readonly string[];
  ending?: Call['ending'];
  /** The file of the expected response, to compare with. */
  expected?: string;
  /** The first lines of the response, and the files to try it with. */
  children: ReactNode;
};

/** The first request to an API: its code, what comes back, and how to try it without a key. */
export const FirstRequest = ({ api, endpoint, children, ...samples }: Props) => {
  const view = useView();
  const { lang, site } = view;
  const { firstRequest: t, keyGoesIn } = copy(lang);
  return (
    <Section
      id={firstRequestId}
      title={t.title}
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
    </Section>
  );
};
