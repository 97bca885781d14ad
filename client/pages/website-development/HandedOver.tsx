import { useLang } from '../../document/view';
import { copy } from './copy';
import { Part } from './Part';

/** What the client owns at the end, as the parts of one sheet. */
export const HandedOver = () => {
  const { yours: t } = copy(useLang());
  return (
    <Part id="yours" title={t.title} intro={t.intro}>
      <dl className="grid website-development__yours">
        {t.items.map(({ name, text }) => (
          <div key={name} className="ground-sun">
            <dt className="display">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
};
