import { type AccessVars, accessParts } from './access-parts.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

type SecondFactorVars = AccessVars & {
  readonly change: 'added' | 'removed' | 'removed_by_administrator';
};

const subjects = {
  en: {
    added: 'Signing in takes a code now',
    removed: 'Signing in takes no code any more',
    removed_by_administrator: 'Your second factor was reset',
  },
  ru: {
    added: 'Для входа теперь нужен код',
    removed: 'Для входа больше не нужен код',
    removed_by_administrator: 'Второй фактор сброшен',
  },
} as const;

const texts = {
  en: {
    added:
      'Whoever signs in to Prokura as you shows a code of your authenticator beside the password from now on. Keep the recovery codes where you find them without your telephone.',
    removed: 'Prokura asks you for the password alone from now on.',
    removed_by_administrator:
      'An administrator of your portal has reset your second factor, removed your passkeys and ended all your sessions. Sign in with the password and add a second factor again.',
  },
  ru: {
    added:
      'При входе в Prokura кроме пароля теперь спрашивается код из вашего приложения. Храните резервные коды там, где найдёте их без телефона.',
    removed: 'Для входа в Prokura теперь достаточно пароля.',
    removed_by_administrator:
      'Администратор портала сбросил ваш второй фактор, удалил ваши ключи доступа и завершил все ваши сеансы. Войдите с паролем и подключите второй фактор снова.',
  },
} as const;

/** How a person signs in has changed. */
export function secondFactorChanged(vars: SecondFactorVars, locale: LetterLocale): Letter {
  const isEnglish = locale === 'en';
  const subject = subjects[locale][vars.change];
  return {
    ...accessParts(vars, locale),
    subject,
    heading: subject,
    paragraphs: [
      greeting(vars.name, locale),
      texts[locale][vars.change],
      isEnglish
        ? 'If it was not you, set a new password at once and tell the administrator of your portal.'
        : 'Если это сделали не вы, сразу задайте новый пароль и сообщите администратору портала.',
    ],
    footer: isEnglish
      ? 'This letter is sent at every such change and cannot be switched off.'
      : 'Такое письмо приходит при каждом таком изменении, отключить его нельзя.',
  };
}
