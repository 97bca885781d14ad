import { Uses } from '../../components/api/Uses';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { useFields } from './facts';
import { box, lastName, toneOf } from './sample';

const useIds = Object.keys(useFields) as (keyof typeof useFields)[];

/** Use cases, each with the fields that it needs, in the values and colors of the sample invoice. */
export const UseCases = () => {
  const t = copy(useLang());
  return (
    <Uses
      title={t.titles.uses}
      uses={useIds.map((id) => ({
        ...t.uses[id],
        boxes: useFields[id].map((path) => ({
          name: lastName(path),
          text: box('', path).text,
          tone: toneOf(path),
        })),
      }))}
    />
  );
};
