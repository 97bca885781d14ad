import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { formHops } from '../../shared/contact/whatsapp';
import { stylesOf } from '../assets';
import type { Services } from '../services';

/**
 * What no page uses and a visitor would be asked for, switched off for pages and for whatever might get into
 * them. Sensors that nobody is asked for are left out: each page has 14.6 kB, and a name takes 15 octets.
 */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join();

/**
 * Headers that hold for every answer. The policy needs neither a nonce nor `unsafe-inline`, so that a
 * stored page can carry it: scripts come from files, styles from files or by the hash of the page's.
 * A page that fails gives way to the error page: then they are set again, with the hash of its styles.
 */
export const securityHeaders = ({ settings, site, assets }: Services): RequestHandler => {
  const secure = settings.SITE_ORIGIN.startsWith('https:');
  const hash = (request: unknown, response: unknown) => {
    const { decision } = (request as Request).context;
    const { failed } = (response as Response).locals;
    const page = decision.kind === 'page' && !failed ? decision.page : undefined;
    return `'${stylesOf(assets, page).hash}'`;
  };
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", hash],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Tools that audit a page ask for /robots.txt out of it, and in development it listens for the next
        // build. Nothing is asked of any other host.
        connectSrc: ["'self'"],
        formAction: [...formHops],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No string becomes markup or script in a browser, and nobody makes a policy that would let one.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        // No `upgradeInsecureRequests`: nothing here is asked for by an absolute address.
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // A browser's own matter: nothing here shares memory or a document's domain.
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, Flash and a filter that no browser has any more; what a link's name is asked
    // for ahead of time is the browser's own business. Each page has 14.6 kB, and these take 120 octets.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  return (request, response, next) => {
    response.set('Permissions-Policy', permissions);
    if (!site.indexable) response.set('X-Robots-Tag', 'noindex');
    guard(request, response, next);
  };
};
