import { words } from './copy.pt';
import { projects } from './data';
import { Section } from './Section';
import { Sheet } from './Sheet';

export const Projects = () => (
  <Section id="projetos" title={words.projects.title} intro={words.projects.intro}>
    {projects.map((project) => (
      <Sheet key={project.id} of={project} />
    ))}
  </Section>
);
