import type { ReactNode } from 'react';
import { withPath } from '../../../shared/apis/access';
import type { Endpoint } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { type Call, languages } from '../code/samples';
import { Section } from '../Section';
import { accessWords } from './accessWords';
import type { Expected } from './Comparison';
import { copy } from './copy';
import { FirstCall, type FirstCallProps } from './FirstCall';
import { firstRequestId } from './ids';
import { ListingLink } from './ListingLink';
import { RequestBuilder } from './RequestBuilder';
import { ShortCall } from './ShortCall';
import { storeOf } from './store';

type Props = FirstCallProps & {
  /** What a reader can check, where there is no file to compare. */
  title?: string;
  endpoint: Endpoint;
  fileTypes?: readonly string[];
  ending?: Call['ending'];
  /** What has the expected response, to compare with. */
  expected?: Expected;
  /** What the call does, where that is not to send the test file. */
  intro?: string;
  /** The files to try it with. */
  files?: ReactNode;
  /** The first lines of the response. */
  children: ReactNode;
};

/** The proof of an API: the code of its first request, what comes back, and the steps. */
export const FirstRequest = ({
  api,
  terms,
  steps,
  call,
  title,
  intro,
  files,
  endpoint,
  children,
  ...samples
}: Props) => {
  const view = useView();
  const { lang, site } = view;
  const { firstRequest: t } = copy(lang);
  const called = withPath(endpoint, site);
  return (
    <Section
      check
      id={firstRequestId}
      title={title ?? t.title}
      intro={
        <>
          <span>{intro ?? t.intro}</span>{' '}
          <ListingLink api={api}>{t.getKey(storeOf(view))}</ListingLink>
        </>
      }
    >
      {files}
      <div className="stack-6 split first-request">
        <ShortCall api={api} endpoint={called} saved={Boolean(samples.ending)} />
        <div className="stack-4">{children}</div>
        <FirstCall api={api} terms={terms} steps={steps} call={call} />
      </div>
      <details className="box" id="code">
        <summary>
          <span>
            {t.complete} <span className="soft">{languages.join(', ')}</span>
          </span>
        </summary>
        <p>
          <InlineCode>{accessWords(api, view)}</InlineCode>
        </p>
        <RequestBuilder id="sample" api={api} endpoint={called} {...samples} />
      </details>
    </Section>
  );
};
