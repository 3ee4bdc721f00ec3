import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName } from './plain-name.ts';

type TestPortalUnusedVars = {
  readonly name: string;
  /** Of the test portal. */
  readonly portal: string;
  /** ISO instants. */
  readonly lastUsedAt: string;
  readonly removedAt: string;
  readonly timeZone: string;
  readonly url: string;
};

export function testPortalUnused(vars: TestPortalUnusedVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const portal = plainName(vars.portal);
  const [lastUsed, removed] = [vars.lastUsedAt, vars.removedAt].map((at) => plainMoment(at, locale, vars.timeZone));
  return {
    subject: ru ? `Тестовый портал скоро будет удалён: ${portal}` : `A test portal is removed soon: ${portal}`,
    preheader: ru
      ? `Им никто не пользуется. Он будет удалён ${removed}.`
      : `Nobody uses it. It will be removed on ${removed}.`,
    heading: ru ? 'Тестовый портал скоро будет удалён' : 'A test portal is removed soon',
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Тестовый портал, которым не пользуются девяносто дней, удаляется вместе со всеми данными и ключами. Чтобы он остался, войдите в него или обратитесь к нему с его ключом.'
        : 'A test portal that nobody uses for ninety days is removed with all its data and keys. To keep it, sign in to it or use its key.',
    ],
    facts: [
      [ru ? 'Тестовый портал' : 'Test portal', portal],
      [ru ? 'Последнее обращение' : 'Last used', lastUsed as string],
      [ru ? 'Будет удалён' : 'Will be removed', removed as string],
    ],
    button: { label: ru ? 'Открыть тестовые порталы' : 'Open the test portals', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что создали этот тестовый портал или владеете порталом, в котором он создан.'
      : 'You receive this letter because you made this test portal or own the portal it was made in.',
  };
}
