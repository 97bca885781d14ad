import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { formActionHosts } from '../../shared/contact/whatsapp';
import { stylesOf } from '../assets';
import type { Services } from '../createServices';

/**
 * The features behind the prompts that visitors know; no page uses them. The names of others are left out: the first view
 * of a page has 14.6 kB with its headers, and each name takes some 15 octets.
 */
const permissions = ['camera', 'geolocation', 'microphone', 'payment']
  .map((feature) => `${feature}=()`)
  .join();

/**
 * Sets the security headers of every response. The policy needs no nonce, so that stored pages can carry it: scripts
 * come from files, styles from files or by the hashes of the page's own. When an error page replaces a page, they are set
 * again with the hashes of its styles.
 */
export const securityHeaders = ({ settings, site, assets }: Services): RequestHandler => {
  const secure = settings.SITE_ORIGIN.startsWith('https:');
  const hash = (request: unknown, response: unknown) => {
    const { decision } = (request as Request).context;
    const { failed } = (response as Response).locals;
    const page = decision.kind === 'page' && !failed ? decision.page : undefined;
    return stylesOf(assets, page)
      .map((styles) => `'${styles.hash}'`)
      .join(' ');
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
        // Auditing tools fetch /robots.txt from the page, and in development the page listens for the next build.
        connectSrc: ["'self'"],
        formAction: [...formActionHosts],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No string becomes markup or script in a browser.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        // No `upgradeInsecureRequests`: pages load nothing by an absolute address.
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Pages neither share memory nor set document.domain.
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, Flash and a removed filter; DNS prefetching is left to the browser. 120 octets in all.
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
