import { fieldNumber } from './fieldNumber';
import { boxOf, fieldsOf, type Sample } from './sample';
import '../demo/radio-choice.css';
import './field-tones.css';
import './data-sheet.drawing.css';

/** The words of a choice between a spreadsheet and JSON. */
export type SheetViews = { readonly legend: string; readonly sheet: string; readonly json: string };

/** The choice between the two; the stylesheet shows what is chosen, and both where it cannot know. */
export const SheetChoice = ({ id, words }: { id: string; words: SheetViews }) => (
  <fieldset className="document-figure__views">
    <legend className="visually-hidden">{words.legend}</legend>
    {(['sheet', 'json'] as const).map((view) => (
      <span key={view}>
        <input
          type="radio"
          id={`${id}-${view}`}
          name={`${id}-view`}
          value={view}
          defaultChecked={view === 'sheet'}
        />
        <label htmlFor={`${id}-${view}`}>{words[view]}</label>
      </span>
    ))}
    <span className="visually-hidden" role="status">
      <span data-view="sheet">{words.sheet}</span> <span data-view="json">{words.json}</span>
    </span>
  </fieldset>
);

/** The data as a spreadsheet, a row for each field; each row is a label of that field's radio button. */
export const DataSheet = ({ id, sample }: { id: string; sample: Sample }) => (
  <div className="document-figure__table tabular">
    {fieldsOf(sample.data).map(({ name, tone }, index) => {
      const box = boxOf(sample, name);
      const at = fieldNumber(index + 1);
      return (
        <label key={name} htmlFor={`${id}-${at}`} data-field={at} data-tone={tone}>
          <i aria-hidden="true">{index + 1}</i> <span>{box?.label}</span> <b>{box?.text}</b>
        </label>
      );
    })}
  </div>
);
