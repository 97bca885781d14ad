import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pretence } from './data';

type PretendedSubmit = {
  state: 'idle' | 'submitting' | 'done';
  submit: (event: FormEvent) => void;
  form: React.RefObject<HTMLFormElement | null>;
};

/** The states of a form that only pretends: for a while it works, then it is empty and says so. */
export const usePretendedSubmit = (): PretendedSubmit => {
  const [state, setState] = useState<PretendedSubmit['state']>('idle');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state !== 'submitting') return;
    const timer = setTimeout(() => {
      form.current?.reset();
      setState('done');
    }, pretence);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    // A button that is disabled loses the focus; whoever has gone on meanwhile keeps theirs.
    if (state === 'done' && document.activeElement === document.body)
      form.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState('submitting');
  };
  return { state, submit, form };
};
