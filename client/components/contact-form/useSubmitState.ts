import { type FormEvent, useEffect, useState } from 'react';

/** How long the button says that it is sending, in milliseconds: until the other tab is there. */
const sendingTime = 1500;

type SubmitState = {
  state: 'idle' | 'sending' | 'sent';
  send: (event: FormEvent) => void;
};

/** The states of a form that opens another tab: idle, sending, and sent with its fields kept. */
export const useSubmitState = (): SubmitState => {
  const [state, setState] = useState<SubmitState['state']>('idle');
  useEffect(() => {
    if (state !== 'sending') return;
    const timer = setTimeout(() => setState('sent'), sendingTime);
    return () => clearTimeout(timer);
  }, [state]);
  const send = (event: FormEvent) => {
    // A second press while the first is on its way would open a second conversation.
    if (state === 'sending') event.preventDefault();
    else setState('sending');
  };
  return { state, send };
};
