import { acrossWindow } from '../../components/picture/sizes';
import { words } from './copy.pt';
import { type PhotographId, papers, photographs } from './data';
import { nameOfPaper } from './format';
import { Print } from './Print';

/** The photographs of the prints, from the largest to the smallest. */
const hung: readonly PhotographId[] = ['beira', 'street', 'jangada', 'sewing', 'beira'];

/** Prints of all paper sizes at one scale. */
export const PrintWall = () => (
  <ul className="photo-restoration__wall" aria-hidden="true">
    {papers.toReversed().map((paper, at) => {
      const id = hung[at] ?? 'beira';
      return (
        <li key={nameOfPaper(paper)}>
          <Print
            of={photographs[id].after}
            alt={words.photographs[id].after}
            sizes={`(min-width: 62rem) 27rem, ${acrossWindow(at === 0 ? 64 : 43)}`}
          />
          <span>{nameOfPaper(paper)}</span>
        </li>
      );
    })}
  </ul>
);
