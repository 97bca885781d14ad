/** An answer of a host; redirects are not followed. */
export type Answer = { status: number; headers: Headers; body: string };

export type Ask = (path: string, acceptLanguage?: string) => Promise<Answer>;

/** How long the host may take for an answer, in milliseconds. */
const timeout = 10_000;

/** Asks a host for its paths. */
export const askHost =
  (origin: string): Ask =>
  async (path, acceptLanguage) => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: acceptLanguage ? { 'Accept-Language': acceptLanguage } : {},
      signal: AbortSignal.timeout(timeout),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
