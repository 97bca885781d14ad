import type { Guard } from './guard';

const failures = 'tests/http/serving.failures.test.ts';

/** What keeps a fault of ours from the visitors. */
export const failureGuards: Guard[] = [
  {
    hazard: 'stack traces on error pages',
    guard: 'a page that fails gives way to the error page',
    file: 'server/middleware/answerErrors.ts',
    from: "await send(request, response, { kind: 'error', status: 500, lang });",
    to: 'response.status(500).end(String(error.stack));',
    project: 'http',
    test: failures,
  },
  {
    hazard: 'stack traces on error pages',
    guard: 'the log has the stack and the name of the page',
    file: 'server/middleware/answerErrors.ts',
    from: 'services.log.error({ err: error, requestId, page }',
    to: 'services.log.error({ requestId }',
    project: 'http',
    test: failures,
  },
  {
    hazard: 'stack traces on error pages',
    guard: 'a rendering has five seconds',
    file: 'server/pages/rendering.ts',
    from: 'setTimeout(() => this.#stop(late), limit)',
    to: 'setTimeout(() => {}, limit)',
    project: 'http',
    test: failures,
  },
];
