import { languageTag } from '../../../shared/languages';
import { useLang } from '../../view';
import { copy } from './copy';
import { NoteSheet } from './NoteSheet';
import { fields } from './sample';

/** A service invoice and, beside it, what was read from it. */
export const NoteFigure = () => {
  const { figure } = copy(useLang());
  return (
    <figure className="home__figure">
      <div className="home__sheet" lang={languageTag.pt}>
        <NoteSheet />
      </div>
      <div className="home__data">
        <p>{figure.data}</p>
        <dl translate="no">
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
};
