import type { LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName } from './plain-name.ts';

/** What every letter about a person's access is told. */
export interface AccessVars {
  readonly name: string | null;
  /** ISO instant of what is told of. */
  readonly changedAt: string;
  readonly timeZone: string;
  /** Browser and system in words; null when unknown. */
  readonly device: string | null;
  readonly resetUrl: string;
}

/** What all of them have: nothing to do for whoever did it, and a way out for whoever did not. */
export function accessParts({ changedAt, timeZone, device, resetUrl }: AccessVars, locale: LetterLocale) {
  const isEnglish = locale === 'en';
  const facts: Array<readonly [string, string]> = [
    [isEnglish ? 'When' : 'Когда', plainMoment(changedAt, locale, timeZone)],
    ...(device === null ? [] : [[isEnglish ? 'From' : 'Откуда', plainName(device)] as const]),
  ];
  return {
    preheader: isEnglish ? 'If it was you, there is nothing to do.' : 'Если это сделали вы, больше ничего не нужно.',
    facts,
    button: { label: isEnglish ? 'Set a new password' : 'Задать новый пароль', url: resetUrl },
  };
}
