import { type AccessVars, accessParts } from './access-parts.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

/** A person is no longer bound to his account at the company's identity provider. */
export function providerUnbound(vars: AccessVars, locale: LetterLocale): Letter {
  const isEnglish = locale === 'en';
  const subject = isEnglish
    ? 'You were unbound from your account of the company'
    : 'Связь с учётной записью компании снята';
  return {
    ...accessParts(vars, locale),
    subject,
    heading: subject,
    paragraphs: [
      greeting(vars.name, locale),
      isEnglish
        ? 'An administrator of your portal has unbound you from the account that you signed in to Prokura by, and your sessions have ended. Sign in by the provider once more: the account of your e-mail is bound then.'
        : 'Администратор портала снял связь с учётной записью, по которой вы входили в Prokura, и ваши сеансы завершились. Войдите через поставщика ещё раз: учётная запись с вашей почтой свяжется заново.',
      isEnglish
        ? 'If you did not expect it, ask the administrator of your portal.'
        : 'Если вы этого не ждали, спросите администратора портала.',
    ],
    footer: isEnglish
      ? 'This letter is sent at every such change and cannot be switched off.'
      : 'Такое письмо приходит при каждом таком изменении, отключить его нельзя.',
  };
}
