import { nfse } from '../../../shared/apis/nfse';
import { copy as apiCopy } from '../../components/api/copy';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { facts } from './facts';
import '../../components/actions/actions.css';

/** The title, the price and the link to the marketplace. */
export const Hero = () => {
  const lang = useLang();
  const { hero } = copy(lang);
  const { freeThen, read } = apiCopy(lang).hero;
  const figures = facts(lang);
  return (
    <section className="nfse-extraction__hero">
      <div className="stack-4">
        <h1>
          <InlineCode>{hero.title}</InlineCode>
        </h1>
        <p className="lead">
          <InlineCode>{hero.lead(figures)}</InlineCode>
        </p>
      </div>
      <div className="stack-3">
        <p className="nfse-extraction__endpoint" translate="no">
          <code>{`${nfse.method} ${nfse.path}`}</code>
        </p>
        <p className="actions">
          <StartFreeLink api={nfse} />
        </p>
        <p className="small">{freeThen(figures)}</p>
        <p className="hero-links">
          <a href="#request">{read}</a> <OpenApiLink id={nfse.id} />
        </p>
      </div>
    </section>
  );
};
