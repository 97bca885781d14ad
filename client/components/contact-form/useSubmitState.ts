import { type FormEvent, useEffect, useState } from 'react';

/** How long the button shows "sending", in milliseconds: the new tab is open by then. */
const sendingTime = 1500;

type SubmitState = {
  state: 'idle' | 'sending' | 'sent';
  send: (event: FormEvent) => void;
};

/** The state of a form that opens another tab. The fields keep their values after `sent`. */
export const useSubmitState = (): SubmitState => {
  const [state, setState] = useState<SubmitState['state']>('idle');
  useEffect(() => {
    if (state !== 'sending') return;
    const timer = setTimeout(() => setState('sent'), sendingTime);
    return () => clearTimeout(timer);
  }, [state]);
  const send = (event: FormEvent) => {
    // A second submit while sending would open a second conversation.
    if (state === 'sending') event.preventDefault();
    else setState('sending');
  };
  return { state, send };
};
