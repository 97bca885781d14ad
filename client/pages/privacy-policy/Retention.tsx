import { useLang } from '../../view';
import { bind } from './bind';
import { copy } from './copy';

/** The retention periods; on a phone the table scrolls inside itself, by keyboard too. */
export const Retention = () => {
  const { caption, columns, rows } = copy(useLang()).retention;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard could not scroll it
    <section className="policy__table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ data, time, why }) => (
            <tr key={data}>
              <th scope="row">{data}</th>
              <td>{bind(time)}</td>
              <td>{bind(why)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
