/**
 * Gives React's scheduler the `setImmediate` that it prefers to a message channel of its own. Firefox
 * drops a message that is posted while the document enters the back/forward cache, for which the scheduler
 * would then wait for ever. This one posts again what has not run when the document comes back.
 */
export const provideSetImmediate = (): void => {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  const post = () => port2.postMessage(0);
  port1.onmessage = () => tasks.shift()?.();
  addEventListener('pageshow', () => tasks.forEach(post));
  Object.assign(globalThis, {
    setImmediate: (task: () => void) => {
      tasks.push(task);
      post();
    },
  });
};
