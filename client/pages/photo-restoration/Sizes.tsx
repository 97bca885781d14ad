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

/** Prints of the paper sizes; folded, the file size of each and the scan resolution that a small original needs. */
export const Sizes = () => (
  <Section id="sizes" className="ground-sheet" title={t.title} intro={t.intro(number(resolution))}>
    <div className="stack-4">
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
