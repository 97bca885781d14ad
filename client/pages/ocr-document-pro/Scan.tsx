import { Stamp } from '../../components/paper/Stamp';
import { Passage } from './Passage';
import type { Paper } from './samples';

/** Wear of the paper: grain, folds, dust. */
const Wear = () => (
  <svg
    className="ocr-document-pro__wear"
    viewBox="0 0 400 480"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <filter id="grain">
      <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" />
      <feColorMatrix values="0 0 0 0 .35 0 0 0 0 .28 0 0 0 0 .15 0 0 0 .65 -.27" />
    </filter>
    <rect width="400" height="480" filter="url(#grain)" />
    <path stroke="#fffb" strokeWidth="1.2" d="M0 158 400 151M0 320l400 5M196 0l5 480" />
    <path fill="#4a453421" d="M0 151 400 144v7L0 158zM0 313l400 5v7L0 320z" />
    <path
      stroke="#3f3a2eb3"
      strokeWidth="1.6"
      d="M60 40h2M310 95h3M352 210h1M88 262h2M240 300h2M140 410h3M330 430h2M40 350h1M270 30h2M180 205h1"
    />
  </svg>
);

/** The scanned sheet. Its words are hidden from screen readers: the same text is beside it. */
export const Scan = ({ paper }: { paper: Paper }) => (
  <div className="ocr-document-pro__glass">
    <div className="ground-sheet ocr-document-pro__sheet">
      <div className="stack-4 ocr-document-pro__ink" aria-hidden="true">
        <p>{paper.title}</p>
        {paper.paragraphs.map((pieces) => (
          <Passage key={String(pieces[0])} pieces={pieces} paper={paper} onPaper />
        ))}
        <p>{paper.signed}</p>
        <svg
          viewBox="0 0 180 40"
          width="144"
          fill="none"
          stroke="#30458e"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="M4 30C20 2 30 4 24 24s8 8 18-6 10 16 20 6 10-20 16-8-4 18 8 12 14-18 22-8-2 12 12 8 22-14 52-6" />
        </svg>
      </div>
      <Stamp />
      <Wear />
    </div>
  </div>
);
