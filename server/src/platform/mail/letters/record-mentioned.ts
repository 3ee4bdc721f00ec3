import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

export type CommentVars = {
  readonly name: string;
  /** Who wrote it. */
  readonly by: string;
  /** The record it was written on, as people call it. */
  readonly record: string;
  readonly text: string;
  readonly url: string;
};

export function recordMentioned(vars: CommentVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [by, record] = [plainName(vars.by), plainName(vars.record)];
  const heading = ru ? `${by} упоминает вас` : `${by} mentioned you`;
  return {
    subject: `${heading}: ${record}`,
    // The line of the notice, which outlives a deleted comment: without its words.
    preheader: ru ? 'Откройте запись, чтобы прочитать и ответить' : 'Open the record to read and answer',
    heading,
    paragraphs: [greeting(vars.name, locale)],
    quoted: plainParagraphs(vars.text, 2_000),
    facts: [[ru ? 'Запись' : 'Record', record]],
    button: { label: ru ? 'Открыть и ответить' : 'Open and answer', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что вас упомянули в комментарии.'
      : 'You receive this letter because a comment mentions you.',
  };
}
