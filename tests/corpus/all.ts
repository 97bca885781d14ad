import { absolute } from './absolute';
import { bodies } from './bodies';
import { encodings } from './encodings';
import { expectations } from './expectations';
import { forwarding } from './forwarding';
import { framing } from './framing';
import { headerLengths } from './headerLengths';
import { hosts } from './hosts';
import { injection } from './injection';
import { lengths } from './lengths';
import { methods } from './methods';
import { pipelining } from './pipelining';
import { prototypes } from './prototypes';
import { queries } from './queries';
import { redirects } from './redirects';
import { type Kind, readersOf } from './row';
import { traversal } from './traversal';
import { undocumented } from './undocumented';
import { wire } from './wire';

/** Every kind of hostile requests. */
export const kinds: readonly Kind[] = [
  redirects,
  absolute,
  encodings,
  traversal,
  injection,
  hosts,
  forwarding,
  undocumented,
  methods,
  bodies,
  expectations,
  lengths,
  headerLengths,
  prototypes,
  queries,
  wire,
  framing,
  pipelining,
];

/** How many answers of a kind are looked at: each row as each of its readers, and of each server it is meant for. */
export const answersOf = ({ rows, behindProxy }: Kind): number =>
  rows
    .map((row) => Math.max(row.answers.length, 1) * readersOf(row).length)
    .reduce((sum, count) => sum + count, 0) * (behindProxy ? 2 : 1);
