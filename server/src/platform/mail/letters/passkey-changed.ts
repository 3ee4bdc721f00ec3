import { type AccessVars, accessParts } from './access-parts.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { quotedName } from './plain-name.ts';

type PasskeyVars = AccessVars & {
  readonly change: 'added' | 'removed';
  /** What the person calls it. */
  readonly passkey: string;
};

/** A person has one passkey more, or less. */
export function passkeyChanged(vars: PasskeyVars, locale: LetterLocale): Letter {
  const isEnglish = locale === 'en';
  const passkey = quotedName(vars.passkey, locale);
  const isAdded = vars.change === 'added';
  const english = isAdded
    ? ['A passkey was added', `The passkey ${passkey} signs in to Prokura as you from now on, without a password.`]
    : ['A passkey was removed', `The passkey ${passkey} signs in to Prokura no more.`];
  const russian = isAdded
    ? ['Добавлен ключ доступа', `Теперь с ключом доступа ${passkey} можно войти в Prokura от вашего имени без пароля.`]
    : ['Удалён ключ доступа', `С ключом доступа ${passkey} больше нельзя войти в Prokura.`];
  const [subject, said] = (isEnglish ? english : russian) as [string, string];
  return {
    ...accessParts(vars, locale),
    subject,
    heading: subject,
    paragraphs: [
      greeting(vars.name, locale),
      said,
      isEnglish
        ? 'If it was not you, set a new password at once, look through your passkeys and tell the administrator of your portal.'
        : 'Если это сделали не вы, сразу задайте новый пароль, проверьте свои ключи доступа и сообщите администратору портала.',
    ],
    footer: isEnglish
      ? 'This letter is sent at every such change and cannot be switched off.'
      : 'Такое письмо приходит при каждом таком изменении, отключить его нельзя.',
  };
}
