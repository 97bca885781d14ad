import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames, postClass, rating, voices } from './data';
import { Photo } from './Photo';
import { ProductLink } from './ProductLink';

/** What each voice praises: one photo in three networks, and one's own code in the link. */
const praised: Record<(typeof voices)[number]['id'], ReactNode> = {
  kitchen: (['whatsapp', 'telegram', 'instagram'] as const).map((network) => (
    <span key={network} className={`${postClass[network]} affiliate-link-generator__frame`}>
      <Photo crop="square" /> {networkNames[network]}
    </span>
  )),
  tools: (
    <>
      <span className="affiliate-link-generator__bubble affiliate-link-generator__bubble--you">
        <ProductLink />
      </span>
      <span className="affiliate-link-generator__bubble">
        <ProductLink yours />
      </span>
    </>
  ),
};

export const Testimonials = () => {
  const lang = useLang();
  const { voices: t } = copy(lang);
  return (
    <section id="voices" className="halves affiliate-link-generator__voices">
      <h2 className="wide">{t.title}</h2>
      {voices.map(({ id, name }) => (
        <blockquote key={id}>
          <div
            className={
              id === 'tools'
                ? 'affiliate-link-generator__praised affiliate-link-generator__praised--tools'
                : 'affiliate-link-generator__praised'
            }
            aria-hidden="true"
          >
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
    </section>
  );
};
