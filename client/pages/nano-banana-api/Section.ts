import { sectionOf } from '../../components/Section';

/** A section with an anchor. */
export const Section = sectionOf('nano-banana-api');
