/** A page of any driver that runs a function in it. */
type Evaluates = { evaluate: (run: () => string[]) => Promise<string[]> };

/** What makes a page wider than its window; empty where nothing does. */
export const findOverflow = (page: Evaluates): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    if (wide <= 0) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    const names = beyond.map((element) =>
      [element.localName, element.getAttribute('class')].filter(Boolean).join('.'),
    );
    return [`${wide} px too wide`, ...names.slice(0, 8)];
  });
