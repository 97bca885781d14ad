import { languageTag } from '../../shared/languages';
import { fetchFrom } from './host';

/** What a failed request says of its reason. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

/** What Node's codes say of a host that does not answer as its address wants, and what to do. */
const noAnswers: readonly [code: RegExp, says: string, todo: string][] = [
  [
    /SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/,
    'has a certificate that is not trusted here',
    'Name the file of its authority in NODE_EXTRA_CA_CERTS, or renew the chain.',
  ],
  [/CERT_HAS_EXPIRED/, 'has a certificate that has expired', 'Renew it.'],
  [/ALTNAME/, 'has a certificate for other hosts', 'Get one that names this host.'],
  [
    /_ALERT_/,
    'has no certificate for this name',
    'The log of the proxy says why: often DNS leads elsewhere, or port 80 is closed.',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'has no address in DNS here', 'Add it, or name another host.'],
  [/(?:)/, 'does not answer', 'Start the site there, or name another host.'],
];

/** Why a host did not answer, and what to do. */
export const noAnswer = (host: string, error: unknown): string => {
  const reason = reasonOf(error);
  const [, says, todo] = noAnswers.find(([code]) => code.test(reason)) ?? [];
  return `${host} ${says} (${reason}). ${todo}`;
};

/**
 * Why it makes no sense to compare what a host answers: it does not answer, or leads all visitors to another host or
 * scheme. Asks for one page.
 */
export const notTheSite = async (host: string): Promise<string | undefined> => {
  const path = '/en';
  try {
    const { location } = await fetchFrom(host)(path, languageTag.en);
    if (!location || !URL.canParse(location)) return;
    return `${host}${path} leads to ${location}. Name that host: ${new URL(location).origin}`;
  } catch (error) {
    return noAnswer(host, error);
  }
};
