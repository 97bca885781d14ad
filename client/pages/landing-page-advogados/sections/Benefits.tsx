import { Points } from '../../../components/landing/Points';
import { words } from '../copy.pt';
import { Section } from '../Section';

/** The benefits for the law firm and for those who look for it. */
export const Benefits = () => (
  <Section
    id="benefits"
    className="landing-page-advogados__ground-green"
    title={words.benefits.title}
  >
    <Points items={words.benefits.items} className="grid ruled landing-page-advogados__points" />
  </Section>
);
