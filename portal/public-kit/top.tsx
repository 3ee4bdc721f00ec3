import type { ReactNode } from 'react';
import { language, speak } from '../src/kit/say.ts';

/** The head of a page: whose it is, and the other language by its own name. */
export function Top({ children }: { children: ReactNode }) {
  const other = language() === 'ru' ? 'en' : 'ru';
  return (
    <header className="top">
      {children}
      <button type="button" className="link" lang={other} onClick={() => speak(other)}>
        {other === 'en' ? 'English' : 'Русский'}
      </button>
    </header>
  );
}
