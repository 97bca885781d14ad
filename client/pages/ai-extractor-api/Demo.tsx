import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { Answer } from './Answer';
import { copy } from './copy';
import { FieldChecklist } from './FieldChecklist';
import { ReceiptPaper } from './ReceiptPaper';
import { receipt } from './samples';

/**
 * A delivery receipt, a checklist of its fields, and the answer with only the checked fields. Each
 * place on the receipt is a second label of its field's checkbox, so that it all works without script.
 */
export const Demo = () => {
  const lang = useLang();
  const { order: t } = copy(lang);
  return (
    <section id="order" aria-labelledby="order-title">
      <header>
        <h2 id="order-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <figure className="extractor__figure">
        <ReceiptPaper receipt={receipt[lang]} />
        <FieldChecklist receipt={receipt[lang]} />
        <Answer receipt={receipt[lang]} />
        <figcaption>
          <InlineCode>{t.caption}</InlineCode>
        </figcaption>
      </figure>
    </section>
  );
};
