import { DocumentFigure } from '../../components/document-figure/DocumentFigure';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { note } from './note';
import '../../components/document-figure/strip.drawing.css';
import '../../components/document-figure/whole-document.drawing.css';

/** The complete sample invoice; every field is linked to its line of the answer. */
export const WholeNote = () => {
  const { figure } = copy(useLang());
  return (
    <section id="note" className="wide" aria-labelledby="note-title">
      <h2 id="note-title" className="visually-hidden">
        {figure.title}
      </h2>
      <DocumentFigure
        id="whole"
        sample={note}
        legend={figure.legend}
        dataTitle={figure.data}
        caption={figure.caption}
        className="document-figure--strip document-figure--whole"
      />
    </section>
  );
};
