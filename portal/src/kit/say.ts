import { type Words, words } from '../../../nouns/kit/words.ts';

export { type Words, words };

export type Language = keyof Words;

const kept = 'prokura.language';

let current: Language = startLanguage();
const listeners = new Set<() => void>();

/** The words of the language the person reads. Both stand side by side, so that none can be missing. */
export function say(wanted: Words): string;
export function say(en: string, ru: string): string;
export function say(wanted: Words | string, ru?: string): string {
  if (typeof wanted === 'object') return wanted[current];
  return current === 'en' ? wanted : (ru as string);
}

export const language = (): Language => current;

/** Everything said is said anew: the root listens. */
export function speak(next: Language) {
  current = next;
  document.documentElement.lang = next;
  localStorage.setItem(kept, next);
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function startLanguage(): Language {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang');
  if (asked === 'en' || asked === 'ru') return asked;
  try {
    return globalThis.localStorage?.getItem(kept) === 'en' ? 'en' : 'ru';
  } catch {
    return 'ru';
  }
}

const russianPlural = new Intl.PluralRules('ru');

/** «1 заявка, 2 заявки, 5 заявок»: the word that agrees with the number; English takes one and many. */
export function counted(count: number, en: readonly [string, string], ru: readonly [string, string, string]): string {
  if (current === 'en') return `${count.toLocaleString('en')} ${en[count === 1 ? 0 : 1]}`;
  const form = russianPlural.select(count);
  return `${count.toLocaleString('ru')} ${ru[form === 'one' ? 0 : form === 'few' ? 1 : 2]}`;
}
