import { formatNumber } from '../../../shared/format';
import { DataTable } from '../../components/data-table/DataTable';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { papers, pixelsFor, resolution, scanFor, usualPaper } from './data';
import { nameOfPaper } from './format';
import { PrintWall } from './PrintWall';
import '../../components/disclosure/disclosure.css';
import '../../components/data-table/compact.css';

const number = (value: number): string => formatNumber(value, 'pt');

const { sizes: t } = words;

/** The reasons, and prints of the paper sizes; folded, the file size of each and the scan resolution that a small original needs. */
export const Sizes = () => (
  <Section id="sizes" className="ground-sheet" title={t.title}>
    <ul id="reasons" className="stack-1 halves ruled">
      {words.reasons.items.map((reason) => (
        <li key={reason.title} className="stack-1">
          <h3>{reason.title}</h3>
          <p className="soft">{reason.text}</p>
        </li>
      ))}
    </ul>
    <div className="stack-4">
      <p className="strong">{t.intro(number(resolution))}</p>
      <PrintWall />
      <details>
        <summary>{t.fold}</summary>
        <DataTable
          className="data-table data-table--short"
          caption={t.table}
          columns={[t.paper, t.file, t.scan(nameOfPaper(usualPaper))]}
          rows={papers.map((paper) => [
            nameOfPaper(paper),
            t.pixels(number(pixelsFor(paper[0])), number(pixelsFor(paper[1]))),
            t.dpi(number(scanFor(paper))),
          ])}
        />
      </details>
    </div>
  </Section>
);
