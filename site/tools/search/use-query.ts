import { useEffect, useRef, useState } from 'react';

const NAME = 'q';
/** Browsers refuse to change the address at every key. */
const ADDRESS_MS = 300;

/**
 * What is typed into the search field. It stands in the address, so that it can be sent, and is there again when somebody
 * comes back from what he found. A slash leads to the field.
 */
export function useQuery() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  const write = (words: string) => {
    if (field.current) field.current.value = words;
    setQuery(words);
  };

  useEffect(() => {
    const input = field.current;
    // What was typed before the script came counts more than the address.
    if (input) input.value ||= new URLSearchParams(location.search).get(NAME) ?? '';
    setQuery(input?.value ?? '');
    return onKey((event) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    });
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const search = new URLSearchParams(location.search);
      if (query.trim()) search.set(NAME, query.trim());
      else search.delete(NAME);
      const address = `${location.pathname}${search.size ? `?${search}` : ''}`;
      history.replaceState(history.state, '', address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return { field, query, write, read: () => setQuery(field.current?.value ?? '') };
}

function onKey(does: (event: KeyboardEvent) => void): () => void {
  document.addEventListener('keydown', does);
  return () => document.removeEventListener('keydown', does);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');
