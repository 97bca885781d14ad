import { createContext, type ReactNode, useContext } from 'react';

type Names = {
  /** The CSS block that the classes of the page begin with. */
  block?: string;
  /** The class of the sections' headers, where styles need one. */
  sectionHead?: string;
};

const NamesContext = createContext<Names>({});

/** The class names that the page gives its shared parts; none on a page without a PageRoot. */
export const usePageNames = (): Names => useContext(NamesContext);

type Props = Names & { block: string; className?: string; children: ReactNode };

/** The outermost element of a page, which tells the parts of it their class names. */
export const PageRoot = ({ className = 'page', children, ...names }: Props) => (
  <NamesContext value={names}>
    <div className={`${className} ${names.block}`}>{children}</div>
  </NamesContext>
);
