import { planHref } from '../../../shared/links';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { useLang, useSource } from '../../view';
import { copy } from './copy';

/** The selected plan in words. The sentences of all plans are rendered; CSS shows one. */
export const ChosenPlan = () => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  return (
    <div className="ocr__choice">
      <p>{t.none}</p>
      {ocrPlans.map(({ id }) => (
        <p key={id}>
          <strong>{t.chosen(id)}</strong> <a href={planHref(id, lang, source)}>{t.ask(id)}</a>
        </p>
      ))}
    </div>
  );
};
