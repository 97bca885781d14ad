import type { ReactNode } from 'react';
import type { Endpoint, Listed } from '../../../shared/apis/api';
import { formatList } from '../../../shared/format';
import { useView } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { calledAccess } from './accessWords';
import { copy, type Terms } from './copy';
import { firstRequestId } from './ids';
import { ListingLink } from './ListingLink';
import { storeOf } from './store';
import '../steps/steps.css';

export type FirstCallProps = {
  api: Listed & Partial<Endpoint>;
  terms: Terms;
  /** The id of the steps. */
  steps: string;
  /** The fourth step, the call, where it is not made with a test file. */
  call?: ReactNode;
};

/** The five steps from the free plan to a paid one. */
export const FirstCall = ({ api, terms, steps, call }: FirstCallProps) => {
  const view = useView();
  const { steps: t } = copy(view.lang);
  const store = storeOf(view);
  const { examples, keyHeader } = calledAccess(api, view);
  const named = examples.map((example) =>
    example === keyHeader ? t.header(example) : t.address(example),
  );
  return (
    <div id={steps} className="stack-3">
      <h3>{t.title}</h3>
      <ol className="steps">
        <li>{t.subscribe(terms)}</li>
        <li>
          <span>{t.get}</span>
          <ListingLink api={api}>{store}</ListingLink>
        </li>
        <li>
          <a href={`#${firstRequestId}`}>{t.put}</a>
          <InlineCode>{t.place(formatList(named, view.lang), store)}</InlineCode>
        </li>
        <li>{call ?? t.run}</li>
        <li>{t.pay(terms)}</li>
      </ol>
    </div>
  );
};
