import type { ComponentProps, ReactNode } from 'react';
import { useLang } from '../document/view';
import { copy } from './copy';
import { QuestionList } from './QuestionList';
import { Section } from './Section';

type Props = Omit<ComponentProps<typeof Section>, 'id' | 'title' | 'children'> &
  ComponentProps<typeof QuestionList> & {
    title?: string;
    /** What follows the questions. */
    children?: ReactNode;
  };

/** The section of a page with its questions. */
export const QuestionSection = ({ items, open = false, title, children, ...section }: Props) => {
  const lang = useLang();
  return (
    <Section id="questions" title={title ?? copy(lang).questions} {...section}>
      <div>
        <QuestionList items={items} open={open} />
        {children}
      </div>
    </Section>
  );
};
