/**
 * Defines `setImmediate`, which React's scheduler prefers to its own message channel. Firefox drops a
 * message that is posted while the document enters the back/forward cache, and the scheduler would then
 * wait forever. This version posts the pending tasks again on `pageshow`.
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
