import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, plainParagraphs } from './plain-name.ts';
import type { CommentVars } from './record-mentioned.ts';

export function recordCommented(vars: CommentVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [by, record] = [plainName(vars.by), plainName(vars.record)];
  return {
    subject: ru ? `Новый комментарий: ${record}` : `New comment: ${record}`,
    // The line of the notice, which outlives a deleted comment: without its words.
    preheader: ru ? `Пишет ${by}` : `From ${by}`,
    heading: ru ? `${by} пишет в комментариях` : `${by} has commented`,
    paragraphs: [greeting(vars.name, locale)],
    quoted: plainParagraphs(vars.text, 2_000),
    facts: [[ru ? 'Запись' : 'Record', record]],
    button: { label: ru ? 'Открыть и ответить' : 'Open and answer', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что следите за этой записью.'
      : 'You receive this letter because you follow the record.',
  };
}
