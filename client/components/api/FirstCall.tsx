import type { ReactNode } from 'react';
import type { Listed } from '../../../shared/apis/api';
import { useView } from '../../document/view';
import { Section } from '../Section';
import { copy, type Terms } from './copy';
import { firstRequestId } from './ids';
import { ListingLink } from './ListingLink';
import { storeOf } from './store';
import '../steps/steps.css';

type Props = {
  id: string;
  api: Listed;
  terms: Terms;
  /** The fourth step, the call, where it is not made with a test file. */
  children?: ReactNode;
};

/** The five steps from the free plan to a paid one. */
export const FirstCall = ({ id, api, terms, children }: Props) => {
  const view = useView();
  const { steps: t } = copy(view.lang);
  return (
    <Section id={id} title={t.title}>
      <ol className="steps">
        <li>{t.subscribe(terms)}</li>
        <li>
          <span>{t.get(terms)}</span>
          <ListingLink api={api}>{storeOf(view)}</ListingLink>
        </li>
        <li>
          <a href={`#${firstRequestId}`}>{t.put}</a>
          <span>{t.place(terms)}</span>
        </li>
        <li>{children ?? t.run}</li>
        <li>{t.pay(terms)}</li>
      </ol>
    </Section>
  );
};
