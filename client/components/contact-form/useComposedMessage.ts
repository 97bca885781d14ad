import { type RefObject, useEffect, useRef } from 'react';
import { composeFields } from '../../../shared/contact/whatsapp';
import type { Lang } from '../../../shared/languages';

const typed = (form: HTMLFormElement, id: string): string => {
  const field = form.elements.namedItem(id);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** Lets the browser send the form by itself, with all fields composed into the message it carries. */
export const useComposedMessage = (lang: Lang): RefObject<HTMLFormElement | null> => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const compose = ({ formData }: FormDataEvent) => {
      const text = composeFields(lang, {
        message: String(formData.get('text') ?? ''),
        subject: typed(form, 'contact-subject'),
        name: typed(form, 'contact-name'),
        email: typed(form, 'contact-email'),
      });
      formData.set('text', text);
      formData.delete('sourcePage');
    };
    form.addEventListener('formdata', compose);
    return () => form.removeEventListener('formdata', compose);
  }, [lang]);
  return ref;
};
