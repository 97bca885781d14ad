import { words } from './copy.pt';
import { Logo } from './Logo';
import { sections } from './sections';

export const Footer = () => (
  <footer className="architecture-studio">
    <div className="footer__end small">
      <p className="brand">
        <Logo />
        <span>{words.name}</span>
      </p>
      <p>{words.footer.text}</p>
      <a href={`#${sections[0]}`}>{words.footer.top}</a>
    </div>
  </footer>
);
