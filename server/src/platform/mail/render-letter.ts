import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter, LetterLocale } from './letters/letter.ts';

type RenderedLetter = { readonly subject: string; readonly html: string; readonly text: string };

export function renderLetter(letter: Letter, locale: LetterLocale): RenderedLetter {
  return { subject: letter.subject, html: letterHtml(letter, locale), text: letterText(letter, locale) };
}
