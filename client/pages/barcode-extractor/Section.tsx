import { sectionOf } from '../../components/Section';

/** A section with an anchor and a heading. */
export const Section = sectionOf('codes');
