import { type Words, words } from '../../../nouns/kit/words.ts';

export { type Words, words };

export type Language = keyof Words;

const kept = 'prokura.language';

let current: Language = chosen() ?? 'ru';
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
  try {
    localStorage.setItem(kept, next);
  } catch {
    // A device that keeps nothing hears it until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Who has chosen no language hears Russian where their browser reads it, else English. Nothing is kept: it was not chosen. */
export function speakAsBrowser() {
  if (chosen()) return;
  current = navigator.languages.some((one) => /^ru\b/i.test(one)) ? 'ru' : 'en';
  document.documentElement.lang = current;
}

export function onLanguage(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The language that the address asks for, or that was chosen on this device. */
function chosen(): Language | undefined {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang');
  if (asked === 'en' || asked === 'ru') return asked;
  try {
    const before = globalThis.localStorage?.getItem(kept);
    return before === 'en' || before === 'ru' ? before : undefined;
  } catch {
    return undefined;
  }
}

const russianPlural = new Intl.PluralRules('ru');

/** «1 заявка, 2 заявки, 5 заявок»: the word that agrees with the number; English takes one and many. */
export function counted(count: number, en: readonly [string, string], ru: readonly [string, string, string]): string {
  if (current === 'en') return `${count.toLocaleString('en')} ${en[count === 1 ? 0 : 1]}`;
  const form = russianPlural.select(count);
  return `${count.toLocaleString('ru')} ${ru[form === 'one' ? 0 : form === 'few' ? 1 : 2]}`;
}
