import { bootId } from './boot';
import { followHistory } from './history';
import { isPlain } from './plain';

/** The first sign that somebody does more than read: only then does React come to the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

type HeldSubmit = { form: HTMLFormElement; submitter: HTMLElement | null };

let held: HeldSubmit | undefined;

/**
 * A form that is sent while React is on its way waits for it, because the message is composed by the
 * hydrated form; what was typed stays in its fields.
 */
const holdSubmit = (event: SubmitEvent): void => {
  event.preventDefault();
  held = { form: event.target as HTMLFormElement, submitter: event.submitter };
};

const releaseSubmit = (): void => {
  removeEventListener('submit', holdSubmit, true);
  held?.form.requestSubmit(held.submitter);
  held = undefined;
};

const leaveHistory = followHistory();

const begin = async (): Promise<void> => {
  for (const sign of signs) removeEventListener(sign, begin, true);
  addEventListener('submit', holdSubmit, true);
  try {
    const { hydrate } = await import('./hydrate');
    await hydrate();
    leaveHistory();
  } finally {
    // Also where the network failed: the form then does what it does without script.
    releaseSubmit();
  }
};

/** Hydrates the document at the first sign of intent; an error page has nothing to hydrate. */
export const hydrateOnIntent = (): void => {
  if (!document.getElementById(bootId) || isPlain()) return;
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
};
