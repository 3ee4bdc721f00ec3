import { useState } from 'react';

/** A few words typed into a dialog, kept on this device under a name until they are sent. */
export function useKeptText(name: string, initial = '') {
  const [text, setText] = useState(() => attempt(() => localStorage.getItem(name)) ?? initial);
  const change = (next: string) => {
    setText(next);
    attempt(() => localStorage.setItem(name, next));
  };
  const drop = () => attempt(() => localStorage.removeItem(name));
  return [text, change, drop] as const;
}

/** Without a storage the words live as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
