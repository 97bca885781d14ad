import type { EngineName } from '../../../scripts/browsers.mjs';

export type Look = {
  width: number;
  colorScheme?: 'light' | 'dark';
  /** False for a browser without the popover attribute. Only WebKit can be started so. */
  popover?: boolean;
};

/** One tab of an engine, with the commands that all drivers have. */
export type Reader = {
  engine: EngineName;
  /** Opens an address; resolves when the document is loaded. */
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page; it cannot use variables of the test. */
  evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Moves the mouse, to a point of the view in CSS pixels. */
  moveTo: (x: number, y: number) => Promise<unknown>;
  /** Presses and releases the button of the mouse. */
  press: () => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  key: (name: 'Escape') => Promise<unknown>;
  /** Errors, warnings and policy reports on the console since the last call. */
  complaints: () => string[];
};

/** A running engine. */
export type Engine = {
  name: EngineName;
  open: (look: Look) => Promise<Reader>;
  close: () => Promise<unknown>;
};

/** Height of the view in CSS pixels, for all readers. */
export const viewHeight = 844;
