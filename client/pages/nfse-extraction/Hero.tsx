import { nfse } from '../../../shared/apis/nfse';
import { ApiHero } from '../../components/api/ApiHero';
import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { facts } from './facts';
import { note } from './note';
import '../../components/document-figure/strip.drawing.css';
import '../../components/document-figure/whole-document.drawing.css';

/** The title, the way to a key, and a complete invoice, every field of which is linked to its line of the answer. */
export const Hero = () => {
  const lang = useLang();
  const { hero, figure } = copy(lang);
  const figures = facts(lang);
  return (
    <ApiHero
      api={nfse}
      title={hero.title}
      lead={hero.lead(figures)}
      terms={figures}
      links={<code translate="no">{`${nfse.method} ${nfse.path}`}</code>}
    >
      <DocumentFigure
        id="note"
        sample={note}
        legend={figure.legend}
        dataTitle={figure.data}
        line
        caption={figure.caption}
        className="wide document-figure--strip document-figure--whole"
      />
    </ApiHero>
  );
};
