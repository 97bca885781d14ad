import { sectionOf } from '../../components/Section';

export const Section = sectionOf('aff', 'aff__intro');
