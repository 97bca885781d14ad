import { TradeContact } from '../../components/landing/TradeContact';
import { own, words } from './copy.pt';
import { trade } from './data';
import { ReportHeader } from './ReportHeader';

/** The title, with the report's key facts in the margin. */
export const Hero = () => {
  const { hero } = words;
  return (
    <section id="start" className="consult__start" aria-labelledby="start-title">
      <p className="consult__name">{own.name}</p>
      <div className="consult__pitch">
        <h1 id="start-title">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="consult__actions">
          <TradeContact trade={trade}>{hero.action}</TradeContact>
          <a href="#diagnosis">{own.tryIt}</a>
        </p>
      </div>
      <ReportHeader />
    </section>
  );
};
