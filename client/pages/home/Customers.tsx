import { Outbound } from '../../components/Outbound';
import { useView } from '../../document/view';
import { copy } from './copy';

/** Customers that may be named; nothing where the settings name none. */
export const Customers = () => {
  const { lang, site } = useView();
  if (!site.customers) return null;
  return (
    <div className="home__customers">
      <p className="small">{copy(lang).customers}</p>
      <ul className="row">
        {site.customers.map(({ name, url }) => (
          <li key={name} className="strong">
            <Outbound href={url}>{name}</Outbound>
          </li>
        ))}
      </ul>
    </div>
  );
};
