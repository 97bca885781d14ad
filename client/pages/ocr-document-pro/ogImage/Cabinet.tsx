import { brand } from '../../../../shared/brand';
import { Marked } from '../../../ogImage/blocks';
import { useShape } from '../../../ogImage/shape';
import { Words } from '../../../ogImage/Words';
import type { Clip, Drawer } from '../samples';
import { manila } from './manila';

/** The search word. */
const sought = 1;

const isFound = (clip: Clip): boolean => typeof clip !== 'string' && clip.word === sought;

/** The width in pixels of each letter of a clip when it is drawn as an unreadable bar. */
const letter = 12.5;

const lengthOf = (clips: readonly Clip[]): number =>
  letter * clips.map((clip) => (typeof clip === 'string' ? clip : clip.text)).join('').length;

/** A sheet that sticks out of its folder; only the search word of its line is readable. */
const Slip = ({ line, word }: { line: readonly Clip[]; word: string }) => {
  const size = 68;
  const found = line.findIndex(isFound);
  const before = lengthOf(line.slice(0, found));
  const x = 44 + before + 36;
  const after = x + useShape()(word, 'sans', 600, size).width + 36;
  return (
    <>
      <path d="M24-100h700v200H24z" fill="#000" opacity="0.14" />
      <path d="M14-108h700v300H14z" fill={brand.sheet.light} />
      <path d={`M44-68h${before}v24H44zM${after}-68h600v24h-600z`} fill={brand.line.light} />
      <Marked x={x} y={-32} size={size} tone={brand.sun.light}>
        {word}
      </Marked>
    </>
  );
};

type FolderProps = { at: number; tab: string; line: readonly Clip[]; word: string };

const Folder = ({ at, tab, line, word }: FolderProps) => (
  <g transform={`translate(${676 - at * 14} ${176 + at * 92})`}>
    {line.some(isFound) && <Slip line={line} word={word} />}
    <path
      d={`M0 40h${40 + at * 78}l16-40h222l16 40h600v500H0z`}
      fill={at % 2 ? manila.light : manila.dim}
      stroke={manila.edge}
      strokeWidth="3"
    />
    <Words x={76 + at * 78} y={35} size={36} fill={brand.ink.light}>
      {tab}
    </Words>
  </g>
);

/** The magnifier icon of a search field. */
const Lens = () => (
  <g fill="none" stroke={brand.ink.light} strokeWidth="9" strokeLinecap="round">
    <circle cx="-6" cy="-6" r="20" />
    <path d="m9 9 18 18" />
  </g>
);

/** A drawer with four folders; the sheets that contain the search word stick out. */
export const Cabinet = ({ drawer: { words, folders } }: { drawer: Drawer }) => (
  <>
    {folders.map((folder, at) => (
      <Folder key={folder.tab} at={at} word={words[sought]} {...folder} />
    ))}
    <path d="M612 510h600v140H612z" fill={brand.screen.light} />
    <rect x="700" y="530" width="380" height="84" rx="8" fill={brand.sheet.light} />
    <g transform="translate(752 572)">
      <Lens />
      <Words x={48} y={20} size={58} weight={650} fill={brand.ink.light}>
        {words[sought]}
      </Words>
    </g>
  </>
);
