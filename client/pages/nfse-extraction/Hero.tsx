import { nfse } from '../../../shared/apis/nfse';
import { ApiHero } from '../../components/api/ApiHero';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { facts } from './facts';
import { WholeNote } from './WholeNote';

/** The title, the price and the link to the marketplace, and an invoice with its response. */
export const Hero = () => {
  const lang = useLang();
  const { hero } = copy(lang);
  const figures = facts(lang);
  return (
    <ApiHero
      api={nfse}
      title={hero.title}
      lead={hero.lead(figures)}
      terms={figures}
      long
      links={<code translate="no">{`${nfse.method} ${nfse.path}`}</code>}
    >
      <WholeNote />
    </ApiHero>
  );
};
