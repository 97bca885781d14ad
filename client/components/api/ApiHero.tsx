import type { ReactNode } from 'react';
import type { Listed } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { copy, type Terms } from './copy';
import { OpenApiLink } from './OpenApiLink';
import { StartFreeLink } from './StartFreeLink';
import '../actions/actions.css';

type Props = {
  id?: string;
  api: Listed;
  kicker?: string;
  title: ReactNode;
  lead: ReactNode;
  terms: Terms & { quota: string };
  /** What is pressed, where that is not the link to the free plan. */
  start?: ReactNode;
  /** What the API reads, and what else is known of it. */
  more?: ReactNode;
  /** The id of the reference. */
  reference?: string;
  /** Links before that to the reference. */
  links?: ReactNode;
  /** Whether there is room for what is pressed and the links beside the demonstration. */
  beside?: true;
  /** What ends the section. */
  facts?: ReactNode;
  /** The demonstration. */
  children: ReactNode;
};

/**
 * The first view of an API: what it does, the way to a key and its price, and a demonstration. What only a programmer
 * looks for stands behind it, so that a phone shows the first value at once.
 */
export const ApiHero = ({ reference = 'request', beside, ...t }: Props) => {
  const { hero } = copy(useLang());
  return (
    <section id={t.id} className={`${beside ? 'api-page__beside' : 'split'} ground-sun`}>
      <h1 className="wide">
        {t.kicker && <span className="kicker">{t.kicker}</span>} {t.title}
      </h1>
      <p className="lead">{t.lead}</p>
      <div className="stack-2">
        <p className="actions">{t.start ?? <StartFreeLink api={t.api} />}</p>
        <p className="small">{hero.freeThen(t.terms)}</p>
      </div>
      {t.children}
      <div className="stack-1">
        {t.more}
        <p className="row api-page__links">
          {t.links}
          <a href={`#${reference}`}>{hero.read}</a> <OpenApiLink id={t.api.id} />
        </p>
      </div>
      {t.facts}
    </section>
  );
};
