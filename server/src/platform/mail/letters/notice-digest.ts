import { countWords } from './count-words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type NoticeDigestVars = {
  readonly name: string;
  /** Unread ones, the oldest first, each with the page that shows its record. */
  readonly notices: ReadonlyArray<{ readonly title: string; readonly url: string }>;
  readonly url: string;
};

const mostItems = 30;

export function noticeDigest(vars: NoticeDigestVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const count = countWords(vars.notices.length, 'notice', locale);
  const first = vars.notices
    .slice(0, mostItems)
    .map(({ title, url }) => ({ name: plainName(title, 200), amount: '', url }));
  const rest = vars.notices.length - first.length;
  return {
    subject: ru ? `За день: ${count}` : `Today: ${count}`,
    preheader: first[0]?.name ?? '',
    heading: ru ? `У вас ${count}` : `You have ${count}`,
    paragraphs: [greeting(vars.name, locale)],
    items: rest > 0 ? [...first, { name: ru ? `… и ещё ${rest}` : `… and ${rest} more`, amount: '' }] : first,
    button: { label: ru ? 'Открыть уведомления' : 'Open the notices', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что выбрали письмо дня. Час и виды событий меняются в настройках уведомлений.'
      : 'You receive this letter because you chose the letter of the day. Its hour and kinds are set in your notice settings.',
  };
}
