import type { RequestHandler, Response } from 'express';
import { bodyIn } from '../cache/encodedBody';
import { sendEncoded } from '../cache/sendBody';
import { variantKey } from '../render/variant';
import { type RequestContext, requestIdHeader, traceHeader } from '../request/context';
import type { Services } from '../services';

/** Status and headers that a response was sent with, without those of its request alone. */
type SentHead = Readonly<{
  status: number;
  headers: ReadonlyMap<string, number | string | string[]>;
}>;

/** Headers of one request alone, in lower case. */
const perRequest = [requestIdHeader, traceHeader, 'Connection', 'Location'].map((name) =>
  name.toLowerCase(),
);

/** Redirects of a kind differ only in their Location. */
const redirectKinds = { 301: { negotiated: {}, fixed: {} }, 302: { negotiated: {}, fixed: {} } };

const readHead = (response: Response): SentHead => {
  const headers = new Map(Object.entries(response.getHeaders() as Record<string, string>));
  for (const name of perRequest) headers.delete(name);
  return { status: response.statusCode, headers };
};

/** Whether the head of a response may be sent to others: a cookie belongs to one visitor. */
const isCacheable = (response: Response): boolean =>
  [200, 301, 302].includes(response.statusCode) && !response.hasHeader('Set-Cookie');

/**
 * Answers pages and redirects again with the head that the steps below have sent, and the body of the page store. A head
 * is kept as long as its body: pages that are recompressed, rendered again or evicted have other bodies. Those steps
 * must not set a header that belongs to a single visitor.
 */
export const responseCache = ({ store }: Services): RequestHandler => {
  const heads = new WeakMap<object, SentHead>();
  const bodyOf = ({ decision, encoding }: RequestContext): Buffer | undefined => {
    const page = decision.kind === 'page' ? store.find(variantKey(decision)) : undefined;
    return page && bodyIn(page, encoding);
  };
  return (request, response, next) => {
    if (request.method !== 'GET') return next();
    const { decision } = request.context;
    const body = bodyOf(request.context);
    const key =
      decision.kind === 'redirect'
        ? redirectKinds[decision.status][decision.negotiated ? 'negotiated' : 'fixed']
        : body;
    if (!key) return next();
    const head = heads.get(key);
    if (!head) {
      response.once('finish', () => {
        if (isCacheable(response)) heads.set(key, readHead(response));
      });
      return next();
    }
    response.status(head.status);
    for (const [name, value] of head.headers) response.setHeader(name, value);
    if (decision.kind === 'redirect') response.setHeader('Location', decision.location);
    if (!body) return response.end();
    response.locals.hit = true;
    return sendEncoded(request, response, body);
  };
};
