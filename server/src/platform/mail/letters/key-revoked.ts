import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName, quotedName } from './plain-name.ts';

type KeyRevokedVars = {
  readonly keyName: string;
  readonly keyPrefix: string;
  readonly portal: string;
  /** ISO instant. */
  readonly revokedAt: string;
  readonly timeZone: string;
  /** The person who revoked it; null when the portal did so itself. */
  readonly revokedBy: string | null;
  readonly url: string;
};

export function keyRevoked(vars: KeyRevokedVars, locale: LetterLocale): Letter {
  const key = plainName(vars.keyName);
  const quoted = quotedName(vars.keyName, locale);
  const when = plainMoment(vars.revokedAt, locale, vars.timeZone);
  const who = vars.revokedBy === null ? null : plainName(vars.revokedBy);
  if (locale === 'en') {
    return {
      subject: `API key ${quoted} has been revoked`,
      preheader: 'Requests with this key are refused from now on.',
      heading: 'An API key has been revoked',
      paragraphs: [
        'Hello,',
        'Requests with this key are refused from now on. This cannot be undone; the integration needs a new key.',
      ],
      facts: [
        ['Key', key],
        ['Begins with', vars.keyPrefix],
        ['Portal', plainName(vars.portal)],
        ['Revoked', when],
        ['By', who ?? 'the system'],
      ],
      button: { label: 'Open API keys', url: vars.url },
      footer: 'You receive this letter because you look after the API keys of the portal.',
    };
  }
  return {
    subject: `Ключ API ${quoted} отозван`,
    preheader: 'Запросы с этим ключом больше не принимаются.',
    heading: 'Ключ API отозван',
    paragraphs: [
      'Здравствуйте!',
      'Запросы с этим ключом больше не принимаются. Отменить это нельзя: интеграции понадобится новый ключ.',
    ],
    facts: [
      ['Ключ', key],
      ['Начинается с', vars.keyPrefix],
      ['Портал', plainName(vars.portal)],
      ['Отозван', when],
      ['Кто отозвал', who ?? 'система'],
    ],
    button: { label: 'Открыть ключи API', url: vars.url },
    footer: 'Вы получили это письмо, потому что отвечаете за ключи API портала.',
  };
}
