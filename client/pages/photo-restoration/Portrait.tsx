import { words } from './copy.pt';

const id = 'restore-portrait';

/** The face, drawn once; its colours come from whoever shows it. */
const Face = () => (
  <g id={id} strokeLinecap="round" fill="none" strokeWidth="2.4">
    <path fill="var(--back)" d="M0 0h240v280H0z" />
    <circle fill="var(--hair)" cx="120" cy="38" r="24" />
    <path fill="var(--dress)" d="M6 280q4-44 44-54l38-10h64l38 10q40 10 44 54z" />
    <path fill="var(--skin)" d="M96 180h48v40q-24 24-48 0z" />
    <path fill="var(--lace)" d="M84 216l12-6q24 34 48 0l12 6-36 42z" />
    <path
      fill="var(--skin)"
      d="M64 128c0-50 24-76 56-76s56 26 56 76c0 46-26 78-56 78s-56-32-56-78z"
    />
    <path
      fill="var(--hair)"
      d="M60 140c-10-62 22-98 60-98s70 36 60 98c-4-34-16-54-30-62-22 12-50 14-64 8-12 10-20 28-26 54z"
    />
    <path fill="var(--cheek)" d="M78 150a13 9 0 1 0 .1 0zM162 150a13 9 0 1 0 .1 0z" />
    <path
      stroke="var(--line-of)"
      d="M80 118q12-8 26-2M134 116q14-6 26 2M84 134q11-9 24 1M132 135q13-10 24-1M120 132q-5 20-9 28q8 6 18 1M96 181q25 13 48-9"
    />
    <path
      stroke="var(--fold)"
      strokeWidth="1.6"
      d="M92 102q28-6 56 0M98 94q22-5 44 0M74 128l-7-4M74 134h-8M75 140l-7 4M166 128l7-4M166 134h8M165 140l7 4M91 160q-9 11-7 22M150 158q9 10 8 22"
    />
    <path
      fill="var(--line-of)"
      d="M96 131a3.500 3.500 0 1 0 .1 0zM144 131a3.500 3.500 0 1 0 .1 0zM151 186a2.200 2.200 0 1 0 .1 0z"
    />
    <path fill="var(--pearl)" d="M64 152a5 5 0 1 0 .1 0zM176 152a5 5 0 1 0 .1 0z" />
  </g>
);

/** A drawn portrait, damaged on its left half and restored on its right one. */
export const Portrait = () => {
  const { alt, caption } = words.portrait;
  return (
    <figure className="stack-2 photo-restoration__portrait">
      <svg viewBox="0 0 240 280" preserveAspectRatio="xMidYMin slice" role="img" aria-label={alt}>
        <clipPath id="restore-left">
          <path d="M0 0h120v280H0z" />
        </clipPath>
        <g className="photo-restoration__new">
          <Face />
        </g>
        <g clipPath="url(#restore-left)">
          <use className="photo-restoration__old" href={`#${id}`} />
          <path fill="oklch(0.62 0.08 65 / 0.35)" d="M4 128q26-16 46 6t22 54q-24 24-52 8t-16-68z" />
          <path
            fill="none"
            stroke="oklch(0.96 0.015 85)"
            strokeWidth="2.5"
            d="M0 96l34 10 22-8 28 14 36-10M30 280l-8-60 12-30M88 0l-6 40 8 30M104 150l-6 130"
          />
          <path fill="oklch(0.95 0.012 85)" d="M0 0h66l-9 11-14 3-6 13-15 6-4 15-12 6-6 12z" />
        </g>
        <path stroke="oklch(0.62 0.22 27)" strokeWidth="2" d="M120 0v280" />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
