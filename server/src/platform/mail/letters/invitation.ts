import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName, quotedName } from './plain-name.ts';

type InvitationVars = {
  readonly inviter: string;
  readonly portal: string;
  readonly role: string | null;
  readonly url: string;
  /** ISO instant. */
  readonly expiresAt: string;
  readonly timeZone: string;
};

export function invitation(vars: InvitationVars, locale: LetterLocale): Letter {
  const inviter = plainName(vars.inviter);
  const quoted = quotedName(vars.portal, locale);
  const until = plainMoment(vars.expiresAt, locale, vars.timeZone);
  const role = vars.role === null ? null : plainName(vars.role);
  if (locale === 'en') {
    return {
      subject: `Invitation to the portal ${quoted}`,
      preheader: `${inviter} invites you to work together in Prokura.`,
      heading: `You are invited to ${quoted}`,
      paragraphs: [
        'Hello,',
        `${inviter} invites you to work together on purchasing: requisitions, supplier quotes and orders are kept in Prokura.`,
      ],
      facts: [...(role === null ? [] : ([['Your role', role]] as const)), ['Valid until', until]],
      button: { label: 'Accept the invitation', url: vars.url },
      closing: ['You will choose a password and can begin straight away.'],
      footer: 'If you do not know the sender, ignore this letter: nothing happens without your consent.',
    };
  }
  return {
    subject: `Приглашение в портал ${quoted}`,
    preheader: `${inviter} приглашает вас работать вместе в Prokura.`,
    heading: `Вас приглашают в ${quoted}`,
    paragraphs: [
      'Здравствуйте!',
      `${inviter} приглашает вас вместе вести закупки: в Prokura собраны заявки, предложения поставщиков и заказы.`,
    ],
    facts: [...(role === null ? [] : ([['Ваша роль', role]] as const)), ['Действует до', until]],
    button: { label: 'Принять приглашение', url: vars.url },
    closing: ['Останется придумать пароль, и можно начинать работу.'],
    footer:
      'Если вы не знаете отправителя, не обращайте внимания на это письмо: без вашего согласия ничего не произойдёт.',
  };
}
