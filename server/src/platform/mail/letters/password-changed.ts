import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName } from './plain-name.ts';

type PasswordChangedVars = {
  readonly name: string | null;
  /** ISO instant. */
  readonly changedAt: string;
  readonly timeZone: string;
  /** Browser and system in words; null when unknown. */
  readonly device: string | null;
  readonly resetUrl: string;
};

export function passwordChanged(vars: PasswordChangedVars, locale: LetterLocale): Letter {
  const when = plainMoment(vars.changedAt, locale, vars.timeZone);
  const device = vars.device === null ? null : plainName(vars.device);
  if (locale === 'en') {
    return {
      subject: 'Your password has been changed',
      preheader: 'If it was you, there is nothing to do.',
      heading: 'Your password has been changed',
      paragraphs: [
        greeting(vars.name, locale),
        'Your Prokura password has been changed, and all other sessions have been ended. If it was not you, set a new password at once and tell the administrator of your portal.',
      ],
      facts: [['When', when], ...(device === null ? [] : ([['From', device]] as const))],
      button: { label: 'Set a new password', url: vars.resetUrl },
      footer: 'This letter is sent at every change of password and cannot be switched off.',
    };
  }
  return {
    subject: 'Пароль изменён',
    preheader: 'Если это сделали вы, больше ничего не нужно.',
    heading: 'Пароль изменён',
    paragraphs: [
      greeting(vars.name, locale),
      'Пароль от Prokura изменён, все остальные сеансы завершены. Если это сделали не вы, сразу задайте новый пароль и сообщите администратору портала.',
    ],
    facts: [['Когда', when], ...(device === null ? [] : ([['Откуда', device]] as const))],
    button: { label: 'Задать новый пароль', url: vars.resetUrl },
    footer: 'Такое письмо приходит при каждой смене пароля, отключить его нельзя.',
  };
}
