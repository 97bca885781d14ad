/** A note on the margin of the report: what a careful reader would ask at that point. */
export const MarginNote = ({ title, text }: { title: string; text: string }) => (
  <div className="consult__note">
    <p>
      <strong>{title}</strong>
    </p>
    <p>{text}</p>
  </div>
);
