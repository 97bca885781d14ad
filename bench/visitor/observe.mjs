// What the browser itself says of events and tasks (Event Timing API, Long Tasks API), from a page.

/** Runs in the page before anything of ours; every event and task since `marked` is kept. */
const observe = () => {
  const kept = { events: [], tasks: [], marked: 0 };
  globalThis.observed = kept;
  const watch = (type, list, options) =>
    new PerformanceObserver((entries) => list.push(...entries.getEntries())).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('event', kept.events, { durationThreshold: 16 });
  watch('longtask', kept.tasks);
};

/** Watches every document that the page opens from now on. */
export const watchPage = (page) => page.addInitScript(observe);

/** From here on is measured. */
export const mark = (page) =>
  page.evaluate(() => {
    globalThis.observed.marked = performance.now();
  });

/** The least that Event Timing reports, in milliseconds. */
export const least = 16;

/**
 * Interaction to next paint since the mark, in milliseconds and steps of 8 as the browser rounds it: the
 * longest event of those that make an interaction; 16 stands for anything up to it.
 */
export const readInteraction = (page) =>
  page.evaluate((shortest) => {
    const { events, marked } = globalThis.observed;
    const longest = events
      .filter(({ interactionId, startTime }) => interactionId > 0 && startTime >= marked)
      .map(({ duration }) => duration);
    return Math.max(shortest, ...longest);
  }, least);

/** The longest task since the mark until React was there, in milliseconds; 50 stands for anything up to it. */
export const readLongestTask = (page) =>
  page.evaluate(() => {
    const { tasks, marked } = globalThis.observed;
    const end = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
    const longest = tasks
      .filter((task) => task.startTime + task.duration >= marked && task.startTime <= end)
      .map(({ duration }) => duration);
    return Math.max(50, ...longest);
  });
