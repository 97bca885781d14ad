import type { ComponentProps, ReactNode } from 'react';
import { QuestionList } from './QuestionList';
import { Section } from './Section';

type Props = Omit<ComponentProps<typeof Section>, 'id' | 'children'> &
  ComponentProps<typeof QuestionList> & {
    /** What follows the questions. */
    children?: ReactNode;
  };

/** The section of a page with its questions. */
export const QuestionSection = ({ items, open = false, children, ...section }: Props) => (
  <Section id="questions" {...section}>
    <div>
      <QuestionList items={items} open={open} />
    </div>
    {children}
  </Section>
);
