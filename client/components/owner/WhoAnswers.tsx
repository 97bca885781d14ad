import { useView } from '../../document/view';
import './owner.css';

/** Who answers, with a face where there is a photograph; nothing where the settings name nobody. */
export const WhoAnswers = () => {
  const { owner } = useView().site;
  if (!owner) return null;
  const { name, role, photo } = owner;
  return (
    <p className="owner">
      {photo && <img src={photo} alt="" width="64" height="64" loading="lazy" />}
      <span>
        <strong>{name}</strong>
        {role && <span>{role}</span>}
      </span>
    </p>
  );
};
