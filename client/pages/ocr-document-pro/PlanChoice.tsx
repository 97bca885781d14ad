import { planHref } from '../../../shared/links';
import type { OcrPlan } from '../../../shared/prices/ocrDocumentPro';
import { ChoiceInput } from '../../components/demo/Choices';
import { useLang, useSource } from '../../document/view';
import { copy } from './copy';

type Props = { id: OcrPlan['id']; at: number; monthly: string; first: boolean };

/**
 * The radio button that selects a plan, with or without JavaScript, and then beside it the way to contact with the
 * plan. Its name begins with what is shown.
 */
export const PlanChoice = ({ id, at, monthly, first }: Props) => {
  const lang = useLang();
  const source = useSource();
  const { plans: t } = copy(lang);
  return (
    <p className="ocr-document-pro__choose">
      <ChoiceInput group="b" at={at} name="plan" id={`plan-${id}`} />
      <label className={first ? 'button' : 'button button--quiet'} htmlFor={`plan-${id}`}>
        <span>{`${t.start}: ${id}`}</span>
        <span>
          {t.taken} <span className="visually-hidden">{id}</span>
        </span>
      </label>
      <a className="button" href={planHref(id, lang, source)}>
        <span>
          {`${t.go}, ${monthly} ${t.month}`}
          <span className="visually-hidden">{`: ${id}`}</span>
        </span>
      </a>
      <span className="visually-hidden" role="status">
        <span>{t.told(id)}</span>
      </span>
    </p>
  );
};
