import { type AccessVars, accessParts } from './access-parts.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

/** Somebody has signed in from a browser or an application that was not seen before. */
export function newDevice(vars: AccessVars, locale: LetterLocale): Letter {
  const parts = accessParts(vars, locale);
  if (locale === 'en') {
    return {
      ...parts,
      subject: 'You signed in from a new device',
      heading: 'You signed in from a new device',
      paragraphs: [
        greeting(vars.name, locale),
        'Somebody has signed in to Prokura as you, from a browser or an application that has not signed you in before. If it was not you, set a new password at once: that ends all sessions. Then tell the administrator of your portal.',
      ],
      footer: 'This letter is sent once for each new device and cannot be switched off.',
    };
  }
  return {
    ...parts,
    subject: 'Вход с нового устройства',
    heading: 'Вход с нового устройства',
    paragraphs: [
      greeting(vars.name, locale),
      'В Prokura вошли под вашим именем из браузера или приложения, из которого раньше не входили. Если это были не вы, сразу задайте новый пароль: все сеансы завершатся. Затем сообщите администратору портала.',
    ],
    footer: 'Такое письмо приходит один раз для каждого нового устройства, отключить его нельзя.',
  };
}
