import { type AccessVars, accessParts } from './access-parts.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type EmailChangeAskedVars = AccessVars & { readonly newEmail: string; readonly undoUrl: string };

/** To the address that a person still signs in by: somebody in his session wants another. */
export function emailChangeAsked(vars: EmailChangeAskedVars, locale: LetterLocale): Letter {
  const parts = accessParts(vars, locale);
  const newEmail = plainName(vars.newEmail);
  if (locale === 'en') {
    return {
      ...parts,
      subject: 'Your e-mail address is to change',
      heading: 'Your address is to change',
      paragraphs: [
        greeting(vars.name, locale),
        `Your account was asked to sign in to Prokura by another address: ${newEmail}. Once it is confirmed there, letters come no more to this one.`,
        'If it was not you, undo it: all sessions end, passkeys are removed, and you set a new password.',
      ],
      button: { label: 'Undo the change', url: vars.undoUrl },
      closing: ['The link works for 7 days, after the confirmation too.'],
      footer: 'This letter is sent at every such change and cannot be switched off.',
    };
  }
  return {
    ...parts,
    subject: 'Ваш адрес почты меняется',
    heading: 'Ваш адрес почты меняется',
    paragraphs: [
      greeting(vars.name, locale),
      `Для входа в Prokura от вашего имени указан другой адрес: ${newEmail}. Когда его подтвердят, письма на этот адрес приходить перестанут.`,
      'Если это сделали не вы, отмените смену: все сеансы завершатся, ключи доступа удалятся, и вы зададите новый пароль.',
    ],
    button: { label: 'Отменить смену адреса', url: vars.undoUrl },
    closing: ['Ссылка действует 7 дней, в том числе после подтверждения.'],
    footer: 'Такое письмо приходит при каждом таком изменении, отключить его нельзя.',
  };
}
