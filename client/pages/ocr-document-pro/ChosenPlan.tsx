import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../view';
import { copy } from './copy';

/** The selected plan in words. The sentences of all plans are rendered; CSS shows one. */
export const ChosenPlan = () => {
  const { plans: t } = copy(useLang());
  return (
    <div className="screen-only overlay ocr__choice">
      <p>{t.none}</p>
      {ocrPlans.map(({ id }) => (
        <p key={id}>
          <strong>{t.chosen(id)}</strong>
        </p>
      ))}
    </div>
  );
};
