import type { Page } from 'playwright-core';

/**
 * Text of a page that is beyond the window, cut off, out of its box, over other text, or covered. Text that a reader can
 * scroll to is no fault.
 */
export const findTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Line = { node: Text; left: number; right: number; top: number; bottom: number };
    const faults = new Map<string, string>();
    const { clientWidth } = document.documentElement;

    const name = (element: Element): string => {
      const named = element.closest('[class]') ?? element;
      return [
        named.localName,
        ...named.classList,
        ...(named === element ? [] : [` ${element.localName}`]),
      ].join('.');
    };
    const report = (fault: string, { node }: Line, more = '') => {
      const element = node.parentElement as Element;
      const words = (node.nodeValue ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
      const key = `${fault} ${name(element)}`;
      if (!faults.has(key)) faults.set(key, `${fault}: “${words}” in ${name(element)}${more}`);
    };

    const isTransparent = (colour: string) => /^transparent$|[,/] ?0\)$/.test(colour);
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        !isTransparent(backgroundColor) ||
        backgroundImage !== 'none' ||
        ['img', 'svg', 'canvas', 'picture', 'video'].includes(element.localName)
      );
    };
    const framed = (element: Element) => {
      const { borderLeftWidth, borderRightWidth, display, backgroundColor } =
        getComputedStyle(element);
      const bordered = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
      return display !== 'inline' && (bordered || !isTransparent(backgroundColor));
    };
    const ancestors = (node: Node) => {
      const all: Element[] = [];
      for (let one = node.parentElement; one && one !== document.body; one = one.parentElement)
        all.push(one);
      return all;
    };
    const scrolls = (overflow: string) => ['auto', 'scroll'].includes(overflow);
    const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    /** Whether an element is visually hidden. */
    const isVisuallyHidden = (element: Element) =>
      getComputedStyle(element).clipPath === 'inset(50%)';
    /** Whether an element does not scroll with the page. */
    const floats = (element: Element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position);

    scrollTo({ top: 0, behavior: 'instant' });
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim()) continue;
      if (element.closest('svg, noscript, script, style, option, [popover]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const above = ancestors(text);
      if (above.some(isVisuallyHidden)) continue;
      const floating = above.some(floats);
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 1 || height < 1) continue;
        // Letters take the middle half of the height of a line.
        const free = height / 4;
        const line = { node: text, left, right, top: top + free, bottom: bottom - free };

        let [reachableX, reachableY, boxed] = [false, false, false];
        for (const one of above) {
          const box = one.getBoundingClientRect();
          const { overflowX, overflowY } = getComputedStyle(one);
          // What a reader has to scroll to lies over nothing.
          if (scrolls(overflowX)) {
            line.left = Math.max(line.left, box.left);
            line.right = Math.min(line.right, box.right);
          }
          reachableX ||= scrolls(overflowX) && one.scrollWidth > one.clientWidth;
          reachableY ||= scrolls(overflowY) && one.scrollHeight > one.clientHeight;
          const beyondX = reachableX ? 0 : Math.max(right - box.right, box.left - left);
          const beyondY = reachableY ? 0 : Math.max(line.bottom - box.bottom, box.top - line.top);
          const cut = Math.max(hides(overflowX) ? beyondX : 0, hides(overflowY) ? beyondY : 0);
          if (cut > 1.5) report('cut off', line, `, ${cut.toFixed(1)} px by ${name(one)}`);
          if (boxed || !framed(one)) continue;
          boxed = true;
          const beyond = Math.max(beyondX, beyondY);
          if (beyond > 1.5)
            report('out of its box', line, `, ${beyond.toFixed(1)} px beyond ${name(one)}`);
        }
        if (!floating && line.left < line.right) lines.push(line);
        const beyond = Math.max(right - clientWidth, -left);
        if (!reachableX && beyond > 1)
          report('beyond the window', line, `, ${beyond.toFixed(1)} px`);
      }
    }

    lines.sort((one, other) => one.top - other.top);
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (other.top >= one.bottom - 1) break;
        if (other.node === one.node) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide > 2 && high > 2)
          report('overlaps', one, ` and “${other.node.nodeValue?.trim().slice(0, 30)}”`);
      }

    const header =
      document.querySelector('header:not(main *)')?.getBoundingClientRect().bottom ?? 0;
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let y = 0; ; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      for (const line of lines) {
        const middle = (line.top + line.bottom) / 2 - scrollY;
        if (middle < header + 2 || middle > innerHeight / 2 + header + 2) continue;
        const parent = line.node.parentElement as Element;
        const centre = (line.left + line.right) / 2;
        const hit = document.elementFromPoint(centre, middle);
        if (!hit || hit.contains(parent) || parent.contains(hit)) continue;
        for (let one: Element | null = hit; one && !one.contains(parent); one = one.parentElement) {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          // A link may reach beyond the ground of its heading, over its whole card.
          const liesThere = left <= centre && centre <= right && top <= middle && middle <= bottom;
          if (liesThere && paints(one) && !floats(one) && !ancestors(one).some(floats)) {
            report('covered', line, ` by ${name(one)}`);
            break;
          }
        }
      }
      if (y >= end) break;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults.values()];
  });
