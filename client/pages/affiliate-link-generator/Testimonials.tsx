import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames, rating, voices } from './data';
import { Photo } from './Photo';
import { ProductLink } from './ProductLink';

/** What each voice praises: one photo in three networks, and one's own code in the link. */
const praised: Record<(typeof voices)[number]['id'], ReactNode> = {
  kitchen: (['whatsapp', 'telegram', 'instagram'] as const).map((network) => (
    <span key={network} className="affiliate-link-generator__frame" data-network={network}>
      <Photo crop="square" /> {networkNames[network]}
    </span>
  )),
  tools: (
    <>
      <span className="bubble">
        <ProductLink />
      </span>
      <span className="bubble bubble--in">
        <ProductLink yours />
      </span>
    </>
  ),
};

/** Two invented reviews, stamped as such, each with what it praises. */
export const Testimonials = () => {
  const lang = useLang();
  const { voices: t } = copy(lang);
  return (
    <section id="voices">
      <div className="box ground-sheet stack-4 halves">
        <div className="row wide">
          <h2>{t.title}</h2>
          <Stamp silent />
        </div>
        {voices.map(({ id, name }) => (
          <blockquote key={id} className="stack-2">
            <div className="strong affiliate-link-generator__praised" aria-hidden="true">
              {praised[id]}
            </div>
            <q>{t[id].text}</q>
            <footer className="soft">
              <b>{name}</b> <span>{t[id].area}</span> <br />
              <span className="small">
                {t.note}: {t.rated(formatNumber(rating, lang))}
              </span>
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
};
