import { words } from './copy.pt';
import { Logo } from './Logo';
import { sections } from './sections';

export const Footer = () => (
  <footer className="studio studio__footer">
    <p className="studio__brand">
      <Logo />
      <span>{words.name}</span>
    </p>
    <p>{words.footer.text}</p>
    <a href={`#${sections[0]}`}>{words.footer.top}</a>
  </footer>
);
