import { words } from './copy.pt';
import { projects } from './data';
import { ProjectSheet } from './ProjectSheet';
import { Section } from './Section';

export const Projects = () => (
  <Section id="projetos" title={words.projects.title} intro={words.projects.intro}>
    {projects.map((project, at) => (
      <ProjectSheet key={project.id} of={project} at={at} />
    ))}
  </Section>
);
