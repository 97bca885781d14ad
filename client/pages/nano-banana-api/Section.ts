import { sectionOf } from '../../components/Section';

/** A part of the page that addresses can name. */
export const Section = sectionOf('nano-banana-api', 'nano-banana-api__head');
