import type { ReactNode } from 'react';
import type { Endpoint } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { Section } from '../Section';
import { copy } from './copy';
import '../paper/sheet.css';
import './flow.css';

type Props = {
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** What goes in, and what comes out, as they are called in code. */
  sent: string;
  received: ReactNode;
  steps: readonly { name: string; text: string }[];
};

/** How an API works in three steps: a sheet is sent, the API reads it, and a bubble has what comes back. */
export const Flow = ({ endpoint, sent, received, steps }: Props) => {
  const grounds = [
    ['sheet ground-sheet', sent],
    ['ground-screen', `${endpoint.method} ${endpoint.path}`],
    ['bubble', <mark key="said">{received}</mark>],
  ] as const;
  return (
    <Section id="how" title={copy(useLang()).how}>
      <ol className="thirds flow">
        {steps.map(({ name, text }, at) => {
          const [ground, sign] = grounds[at] ?? [];
          return (
            <li key={name} className={`box stack-2 ${ground}`}>
              <code className="strong" aria-hidden="true" translate="no">
                {sign}
              </code>
              <h3>{name}</h3>
              <p>
                <InlineCode>{text}</InlineCode>
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
};
