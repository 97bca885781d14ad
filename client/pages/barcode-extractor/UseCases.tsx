import { Uses } from '../../components/api/Uses';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { drawnCode } from './data';
import '../../components/code/code-lines.css';

/** The sample value of each field; a position would be too long here. */
const shown = [
  ['value', JSON.stringify(drawnCode('CODE128').value)],
  ['type', JSON.stringify(drawnCode('EAN13').type)],
  ['page', JSON.stringify(drawnCode('QR_CODE').page)],
  ['position', '{ … }'],
] as const;

/** A use case for each field of a code. */
export const UseCases = () => {
  const { uses: t } = copy(useLang());
  return (
    <Uses
      title={t.title}
      uses={shown.map(([field, value]) => ({
        ...t.items[field],
        code: (
          <>
            {`"${field}": `}
            <b className="code__text">{value}</b>
          </>
        ),
      }))}
    />
  );
};
