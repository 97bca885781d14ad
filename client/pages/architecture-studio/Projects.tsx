import { Fragment } from 'react';
import { words } from './copy.pt';
import { projects } from './data';
import { ProjectSheet } from './ProjectSheet';
import { Section } from './Section';
import { WishStrip } from './Wish';
import './projects.drawing.css';

export const Projects = () => (
  <Section id="projetos" title={words.projects.title} intro={words.projects.intro}>
    {projects.map((project, at) => (
      <Fragment key={project.id}>
        <ProjectSheet of={project} at={at} />
        {at === 1 && <WishStrip />}
      </Fragment>
    ))}
  </Section>
);
