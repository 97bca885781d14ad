import { example as t } from './copy.pt';

/** Directions: a map of the streets around the square with the venue marked, and hints. */
export const Directions = () => (
  <div className="row landing-page-eventos__way">
    <svg viewBox="0 0 160 80" fill="none" aria-hidden="true">
      <path fill="oklch(0.9 0.015 95)" d="M0 0h160v80H0z" />
      <path stroke="#fff" strokeWidth="8" d="M-5 24h170M-5 62h170M34-5v90M104-5v90M104 24l60 30" />
      <path fill="var(--field-sun)" d="M40 30h58v26H40z" />
      <path
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 11.25"
        d="M47 37h45M47 49h45"
      />
      <path fill="var(--coral)" d="M116 66c-9-11-12-15-12-20a12 12 0 0 1 24 0c0 5-3 9-12 20z" />
      <circle cx="116" cy="46" r="4" fill="#fff" />
    </svg>
    <div>
      <p className="strong">{t.way.title}</p>
      <p>{t.way.text}</p>
      <p className="strong">{t.way.route}</p>
    </div>
  </div>
);
