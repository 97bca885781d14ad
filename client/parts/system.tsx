import type { ReactNode } from 'react';
import { Demo } from '../components/demo/Demo';
import { DemoCall } from '../components/demo/DemoCall';
import { Bird } from '../components/paper/Bird';
import { Stamp } from '../components/paper/Stamp';
import { Section } from '../components/Section';
import '../components/paper/sheet.css';

const text = 'A sentence, long enough to break on a phone when it stands in a column.';
const items = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** The same text and controls on each ground: every colour, and the focus ring, comes from the ground. */
const grounds = ['', 'ground-sunken', 'ground-sheet', 'ground-sun', 'ground-screen'].map(
  (ground) => (
    <div key={ground} className={`box stack-3 ${ground}`.trimEnd()}>
      <h3>{ground || 'the page'}</h3>
      <p>
        {text} <a href="#grounds">Words of a link</a>, <span className="soft">softer words</span>,{' '}
        <mark>a mark</mark>.
      </p>
      <p className="row">
        <a className="button" href="#grounds">
          A button
        </a>
        <a className="button button--quiet" href="#grounds">
          A quiet button
        </a>
      </p>
    </div>
  ),
);

const boxes = items.map((item) => (
  <div key={item} className="box">
    {item}
  </div>
));

/** Grounds, sizes of text, and the classes that lay things out. */
export const system: Record<string, ReactNode> = {
  'Sizes of text': (
    <div className="stack-3">
      <p style={{ font: '700 var(--hero) / 1.1 var(--display)' }}>Hero</p>
      <h2>Head</h2>
      <h3>Lead, bold</h3>
      <p className="lead">Lead. {text}</p>
      <p>Body. {text}</p>
      <p className="small">Note. {text}</p>
    </div>
  ),
  Grounds: <div className="grid">{grounds}</div>,
  'stack-3': <div className="stack-3">{boxes.slice(0, 3)}</div>,
  row: <div className="row">{boxes}</div>,
  'grid: as many as fit': <div className="grid">{boxes}</div>,
  halves: <div className="stack-4 halves">{boxes.slice(0, 2)}</div>,
  'split, 7 + 5': <div className="stack-4 split">{boxes.slice(0, 2)}</div>,
  'split-last, 5 + 7': <div className="stack-4 split-last">{boxes.slice(0, 2)}</div>,
  'thirds, 4 + 4 + 4': <div className="stack-4 thirds">{boxes.slice(0, 3)}</div>,
  ruled: (
    <ul className="ruled">
      {items.slice(0, 3).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ),
  'bird on a sheet': (
    <div className="sheet ground-sheet box" style={{ position: 'relative' }}>
      <Bird>
        <span>What it reads:</span> <b>the value</b>
      </Bird>
      <p>{text}</p>
    </div>
  ),
  'section with something to check': (
    <Section id="check" check title="do what this says" intro={text}>
      <p>{text}</p>
    </Section>
  ),
  bubble: (
    <div className="stack-2">
      <p className="bubble bubble--in">What somebody asks.</p>
      <p className="bubble">What the reader answers. {text}</p>
    </div>
  ),
  'sheet and stamp': (
    <div className="box sheet ground-sheet stack-2">
      <Stamp />
      <p>{text}</p>
    </div>
  ),
  Demo: (
    <Demo
      group="a"
      name="sample"
      legend="A choice"
      chosen="one"
      choices={[
        { id: 'one', label: 'One', result: 'The first result, in one line.' },
        { id: 'two', label: 'Two', result: 'The second result, in one line.' },
      ]}
    >
      <div className="overlay">
        <p data-when-a={1}>The figure of the first choice.</p>
        <p data-when-a={2}>The figure of the second choice.</p>
      </div>
      <p>
        <span data-mark-a={1} style={{ background: 'var(--chosen, none)' }}>
          Marked with the first
        </span>
        ,{' '}
        <span data-mark-a={2} style={{ background: 'var(--chosen, none)' }}>
          marked with the second
        </span>
        .
      </p>
      <DemoCall
        text="A sentence after the demo."
        label="Ask for it"
        group="a"
        states={[{ id: 'one' }, { id: 'two' }]}
      />
    </Demo>
  ),
};
