/** A margin note with a question that a careful reader would ask. */
export const MarginNote = ({ title, text }: { title: string; text: string }) => (
  <div className="landing-page-consultoria__note">
    <p>
      <strong>{title}</strong>
    </p>
    <p>{text}</p>
  </div>
);
