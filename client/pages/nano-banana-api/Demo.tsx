import { useLang } from '../../view';
import { copy } from './copy';
import { editNames, edits, endpoints, partNames, parts, shownFirst } from './data';
import { PromptChoices } from './PromptChoices';
import { Scene } from './Scene';
import { ScenePrint } from './ScenePrint';

/**
 * Both requests with what they make: words that light what they asked for, and a change that leaves the
 * rest. The choices are radio buttons and the pictures follow by style rules alone.
 */
export const Demo = () => {
  const { figure: t } = copy(useLang());
  return (
    <figure className="nano-banana-api__figure">
      <PromptChoices
        name="part"
        path={endpoints.generate.endpoint.path}
        hint={t.prompt}
        options={partNames.map((id) => [id, t.phrases[id]])}
        first={shownFirst}
      />
      <ScenePrint className="nano-banana-api__made" label={t.made} outlines={parts} dims>
        <Scene />
      </ScenePrint>
      <PromptChoices
        name="edit"
        path={endpoints.edit.endpoint.path}
        hint={t.change}
        options={editNames.map((id) => [id, t.edits[id]])}
        first={shownFirst}
        end={t.stays}
      />
      <div className="nano-banana-api__edited">
        <ScenePrint label={t.edited} outlines={edits} />
        <ul className="nano-banana-api__results">
          {editNames.map((id) => (
            <li key={id} data-shows={id}>
              {t.results[id]}
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
};
