import { note } from './sample';

/** The invented invoice as a form of boxes; what is read from it wears the marker's yellow. */
export const NoteSheet = () => (
  <>
    <p className="home__town">
      <strong>{note.town}</strong>
      <span>{note.kind}</span>
    </p>
    <dl>
      {note.boxes.map((box) => (
        <div key={box.label} data-wide={'wide' in box || undefined}>
          <dt>{box.label}</dt>
          <dd>{'value' in box ? <mark>{box.value}</mark> : 'text' in box ? box.text : '–'}</dd>
        </div>
      ))}
    </dl>
  </>
);
