import { sectionOf } from '../../components/Section';

export const Section = sectionOf('restore', 'stack-2 restore__head');
