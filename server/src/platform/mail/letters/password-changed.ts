import { type AccessVars, accessParts } from './access-parts.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

export function passwordChanged(vars: AccessVars, locale: LetterLocale): Letter {
  const parts = accessParts(vars, locale);
  if (locale === 'en') {
    return {
      ...parts,
      subject: 'Your password has been changed',
      heading: 'Your password has been changed',
      paragraphs: [
        greeting(vars.name, locale),
        'Your Prokura password has been changed, and all other sessions have been ended. If it was not you, set a new password at once and tell the administrator of your portal.',
      ],
      footer: 'This letter is sent at every change of password and cannot be switched off.',
    };
  }
  return {
    ...parts,
    subject: 'Пароль изменён',
    heading: 'Пароль изменён',
    paragraphs: [
      greeting(vars.name, locale),
      'Пароль от Prokura изменён, все остальные сеансы завершены. Если это сделали не вы, сразу задайте новый пароль и сообщите администратору портала.',
    ],
    footer: 'Такое письмо приходит при каждой смене пароля, отключить его нельзя.',
  };
}
