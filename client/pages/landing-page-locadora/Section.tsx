import { sectionOf } from '../../components/Section';

/** A section of this page. */
export const Section = sectionOf('rental');
