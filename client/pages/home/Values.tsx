import { useLang } from '../../document/view';
import { copy } from './copy';

/** What each value means for a client: in English a strip below the first view, in Portuguese a part of `About`. */
export const Values = () => {
  const { name, items } = copy(useLang()).about.values;
  return (
    <section className="stack-2 wide home__values">
      <h2>{name}</h2>
      <ul className="grid ruled home__four">
        {items.map((value) => (
          <li key={value.name} className="stack-1">
            <strong className="display">{value.name}</strong>
            <p className="small">{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
