import { useView } from '../../document/view';
import { copy } from './copy';
import { editNames, edits, endpoints, initialChoice, partNames, parts } from './data';
import { PromptChoices } from './PromptChoices';
import { Scene } from './Scene';
import { ScenePrint } from './ScenePrint';
import './scene.drawing.css';
import './demo.css';

/**
 * Both requests and their images: phrases of a prompt highlight what they asked for; an edit changes
 * only its part. The choices are radio buttons; CSS alone changes the images.
 */
export const Demo = () => {
  const { lang, site } = useView();
  const { figure: t } = copy(lang);
  const { generate, edit } = endpoints(site.origin);
  return (
    <figure className="wide nano-banana-api__figure">
      <PromptChoices
        name="part"
        path={generate.endpoint.path}
        hint={t.prompt}
        options={partNames.map((id) => [id, t.phrases[id]])}
        first={initialChoice}
      />
      <ScenePrint className="nano-banana-api__made" group="part" label={t.made} outlines={parts}>
        <Scene />
      </ScenePrint>
      <PromptChoices
        name="edit"
        path={edit.endpoint.path}
        hint={t.change}
        options={editNames.map((id) => [id, t.edits[id]])}
        first={initialChoice}
        end={t.stays}
      />
      <div className="nano-banana-api__edited">
        <ScenePrint group="edit" label={t.edited} outlines={edits} />
        <ul className="nano-banana-api__results">
          {editNames.map((id) => (
            <li key={id} data-shows={`edit-${id}`}>
              {t.results[id]}
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
};
