import { nfse } from '../../../shared/apis/nfse';
import { Outbound } from '../../components/Outbound';
import { useView } from '../../view';
import { copy } from './copy';
import { facts } from './facts';

/** What it does, for how much, and the way to the first answer. */
export const Opening = () => {
  const { lang, site } = useView();
  const { hero } = copy(lang);
  const figures = facts(lang);
  return (
    <header className="nfse__opening">
      <h1>{hero.title}</h1>
      <p className="lead">{hero.lead(figures)}</p>
      <div className="nfse__act">
        <p className="nfse__endpoint" translate="no">
          <code>{`${nfse.method} ${nfse.path}`}</code>
        </p>
        <p className="nfse__actions">
          <Outbound
            className="button button--large"
            href={site.marketplace['nfse-extraction'].listing}
          >
            {hero.action(figures)}
          </Outbound>
          <a className="button button--quiet button--large" href="#request">
            {hero.read}
          </a>
        </p>
        <p className="nfse__small">{hero.price(figures)}</p>
      </div>
    </header>
  );
};
