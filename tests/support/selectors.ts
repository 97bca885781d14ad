import { type AttributeSelector, parse, type Selector, SelectorType, stringify } from 'css-what';

/** Blocks in which no selectors stand. */
const withoutSelectors = /^@(keyframes|font-face|page|property)/;

/** The selectors of the rules of a minified style sheet; strings and comments with braces are none of ours. */
export const selectorsIn = (css: string): string[] => {
  const open: string[] = [];
  const found: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    const head = css.slice(start, index).trim();
    start = index + 1;
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    if (!head.startsWith('@') && !open.some((outer) => withoutSelectors.test(outer)))
      found.push(head);
    open.push(head);
  }
  return found;
};

const isCombinator = ({ type }: Selector): boolean =>
  type === SelectorType.Child ||
  type === SelectorType.Descendant ||
  type === SelectorType.Adjacent ||
  type === SelectorType.Sibling;

/** One selector for each way through its `:is()` and `:where()`, so that each alternative must match something. */
const alternatives = (selector: Selector[]): Selector[][] =>
  selector.reduce<Selector[][]>(
    (list, part) => {
      const ways: Selector[] =
        part.type === SelectorType.Pseudo &&
        /^(is|where)$/.test(part.name) &&
        Array.isArray(part.data)
          ? part.data.flatMap(alternatives).map((one) => ({ ...part, name: 'is', data: [one] }))
          : [part];
      return list.flatMap((before) => ways.map((way) => [...before, way]));
    },
    [[]],
  );

/** What tells where an element stands; every other pseudo-class is a state, a language or a part of an element. */
const structural = /^(first|last|only|nth)-(?!l(?:etter|ine)$)|^(has|is|not|empty|root)$/;

export type Known = (attribute: AttributeSelector) => boolean;

const anything: Selector = { type: SelectorType.Universal, namespace: null };

/**
 * A selector without what a document of the server cannot have: states, pseudo-elements, attributes for which `known` is
 * false, and what follows an element with such an attribute. What loses all of its parts is any element. A relative
 * selector begins with a combinator.
 */
const relax = (selector: Selector[], known: Known, isRelative = false): Selector[] => {
  const scripted = selector.findIndex(
    (part) => part.type === SelectorType.Attribute && !known(part),
  );
  const rest =
    scripted < 0 ? -1 : selector.findIndex((part, at) => at > scripted && isCombinator(part));
  const kept = selector.slice(0, rest < 0 ? undefined : rest).flatMap((part): Selector[] => {
    if (part.type === SelectorType.PseudoElement) return [];
    if (part.type === SelectorType.Attribute)
      return known(part) && part.name !== 'open' ? [part] : [];
    if (part.type !== SelectorType.Pseudo) return [part];
    if (!structural.test(part.name)) return [];
    if (!Array.isArray(part.data)) return [part];
    const data = part.data.map((one) => relax(one, known, part.name === 'has'));
    // Without its state, what an element must not be is what it is.
    const lost = part.name === 'not' && stringify(data) !== stringify(part.data);
    return lost ? [] : [{ ...part, data }];
  });
  const whole: Selector[] = [];
  for (const part of [...kept, undefined]) {
    const before = whole.at(-1);
    const begins = before ? isCombinator(before) : !isRelative || !part;
    if ((!part || isCombinator(part)) && begins) whole.push(anything);
    if (part) whole.push(part);
  }
  return whole;
};

/** Selectors of which each must match an element of some document, or the rule, or a part of it, is dead. */
export const requiredBy = (rule: string, known: Known): string[] =>
  parse(rule)
    .flatMap(alternatives)
    .map((one) => stringify([relax(one, known)]));
