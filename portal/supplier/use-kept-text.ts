import { useState } from 'react';

/** A few words typed into a dialog of one link, kept on this device until they are sent. */
export function useKeptText(token: string, name: string, initial = '') {
  const place = `prokura.rfq.${token.slice(0, 12)}.${name}`;
  const [text, setText] = useState(() => attempt(() => localStorage.getItem(place)) ?? initial);
  const change = (next: string) => {
    setText(next);
    attempt(() => localStorage.setItem(place, next));
  };
  return [text, change, () => attempt(() => localStorage.removeItem(place))] as const;
}

/** Without a storage the words live as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
