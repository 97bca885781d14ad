import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pretence } from './data';

type PretendedSubmit = {
  state: 'idle' | 'submitting' | 'done';
  submit: (event: FormEvent) => void;
  /** To call when the browser refuses a value: the message of an earlier success goes. */
  refuse: () => void;
  form: React.RefObject<HTMLFormElement | null>;
};

/** The state of a demo form that sends nothing: after a delay it is reset and reports success. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState('submitting');
  };
  const refuse = () => setState('idle');
  return { state, submit, refuse, form };
};
