import '../../components/note/note.css';

/** A note with a question that a careful reader would ask. */
export const Note = ({ title, text }: { title: string; text: string }) => (
  <div className="note split-last">
    <p className="kicker">{title}</p>
    <p>{text}</p>
  </div>
);
