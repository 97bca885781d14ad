import { words } from './copy.pt';

/** That AI is used, and what is and is not known about what happens to the photograph. */
export const Privacy = () => {
  const { title, items } = words.privacy;
  return (
    <div id="privacy" className="stack-3">
      <h3>{title}</h3>
      <ul className="grid ruled">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
};
