import type { RequestHandler, Response } from 'express';
import { bodyIn, type EncodedBody } from '../cache/encodedBody';
import type { Services } from '../createServices';
import type { RequestContext } from '../request/context';

/** Status and headers that a response was sent with, without those of its request alone; names and values in turn. */
type SentHead = Readonly<{ status: number; headers: readonly string[] }>;

/** Redirects of a kind differ only in their Location. */
const redirectKinds = { 301: { negotiated: {}, fixed: {} }, 302: { negotiated: {}, fixed: {} } };

const readHead = (response: Response): SentHead => {
  const headers = Object.entries(response.getHeaders() as Record<string, string>);
  const shared = headers.filter(([name]) => !['location', 'connection'].includes(name));
  return { status: response.statusCode, headers: shared.flat() };
};

/** Whether the head of a response may be sent to others: a cookie belongs to one visitor. */
const isCacheable = (response: Response): boolean =>
  [200, 301, 302].includes(response.statusCode) && !response.hasHeader('Set-Cookie');

/** What the head of a response is kept by: the kind of a redirect, or the stored page and its body in an encoding. */
const keyOf = ({ decision, encoding }: RequestContext, page?: EncodedBody): object | undefined => {
  if (decision.kind === 'redirect')
    return redirectKinds[decision.status][decision.negotiated ? 'negotiated' : 'fixed'];
  return encoding === 'identity' ? page : page?.bodies[encoding];
};

/**
 * Answers pages and redirects again with the head that the steps below have sent, and the body of the page store. Those
 * steps must not set a header that belongs to a single visitor. A head is kept as long as its page: one that is
 * recompressed is another. `writeHead` takes all headers at once: setting them one by one takes a quarter of the time
 * of a response.
 */
export const responseCache = ({ store }: Services): RequestHandler => {
  const heads = new WeakMap<object, SentHead>();
  return (request, response, next) => {
    // Conditional requests get their 304 below.
    if (request.method !== 'GET' || request.headers['if-none-match'] !== undefined) return next();
    const { decision, encoding } = request.context;
    const page = decision.kind === 'page' ? store.find(decision) : undefined;
    const key = keyOf(request.context, page);
    if (!key) return next();
    const head = heads.get(key);
    if (!head) {
      response.once('finish', () => {
        if (isCacheable(response)) heads.set(key, readHead(response));
      });
      return next();
    }
    const location = decision.kind === 'redirect' ? ['Location', decision.location] : [];
    if (page) response.locals.hit = true;
    response
      .writeHead(head.status, location.concat(head.headers))
      .end(page && bodyIn(page, encoding));
  };
};
