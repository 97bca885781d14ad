import { Choices } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { useView } from '../../document/view';
import { copy } from './copy';
import { editNames, edits, endpoints, initialChoice, partNames, parts } from './data';
import { Scene } from './Scene';
import { ScenePrint } from './ScenePrint';
import './scene.drawing.css';
import './demo.css';

/**
 * Both requests and their images: phrases of a prompt outline what they asked for; an edit changes
 * only its part. The choices are radio buttons; CSS alone changes the images.
 */
export const Demo = () => {
  const { lang, site } = useView();
  const { figure: t } = copy(lang);
  const { generate, edit } = endpoints(site.origin, lang);
  const request = (path: string, hint: string) => (
    <>
      <code translate="no">{`POST ${path}`}</code> <br />
      {hint}
    </>
  );
  return (
    <figure className="wide stack-5 halves nano-banana-api__figure">
      <div>
        <div className="stack-2 code ground-screen">
          <Choices
            group="a"
            name="part"
            legend={request(generate.endpoint.path, t.prompt)}
            choices={partNames.map((id) => ({ id, label: <span>{t.phrases[id]}</span> }))}
            chosen={initialChoice}
            className="row"
          />
          <Result>
            {partNames.map((id, index) => (
              <span key={id} data-when-a={index + 1}>
                {t.outlined[id]}
              </span>
            ))}
          </Result>
        </div>
        <ScenePrint group="a" label={t.made} outlines={parts}>
          <Scene />
        </ScenePrint>
      </div>
      <div className="nano-banana-api__edited">
        <div className="stack-2 code ground-screen">
          <Choices
            group="b"
            name="edit"
            legend={request(edit.endpoint.path, t.change)}
            choices={editNames.map((id) => ({ id, label: <span>{t.edits[id]}</span> }))}
            chosen={initialChoice}
            className="row"
          />
          <p>{t.stays}</p>
          <Result>
            {editNames.map((id, index) => (
              <span key={id} data-when-b={index + 1}>
                {t.results[id]}
              </span>
            ))}
          </Result>
        </div>
        <ScenePrint group="b" label={t.edited} outlines={edits} />
      </div>
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
};
