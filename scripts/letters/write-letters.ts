import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../server/src/platform/mail/letter-html.ts';
import type { LetterLocale } from '../../server/src/platform/mail/letters/letter.ts';
import { wordLetter } from '../../server/src/platform/mail/letters/letter-templates.ts';
import { renderLetter } from '../../server/src/platform/mail/render-letter.ts';
import type { Sample } from './sample.ts';
import { samplesIn } from './samples-in.ts';

/** Writes each sample as a page and as plain text, with an index page; returns how many there are. */
export function writeLetters(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const shown = (['ru', 'en'] as const).flatMap((locale) =>
    samplesIn(locale).map((sample) => write(folder, sample, locale)),
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Letters</title>${shown.join('')}`,
  );
  return shown.length;
}

function write(folder: string, { name, template, variables }: Sample, locale: LetterLocale): string {
  const letter = wordLetter(template, variables, locale);
  const { subject, html, text } = renderLetter(letter, locale);
  const file = `${name}.${locale}`;
  writeFileSync(join(folder, `${file}.html`), html);
  writeFileSync(join(folder, `${file}.txt`), `Subject: ${subject}\n\n${text}`);
  const from = letter.sender === undefined ? '' : ` · ${escapeHtml(letter.sender)}`;
  return `<h2>${escapeHtml(subject)}</h2><p>${file}${from} · <i>${escapeHtml(letter.preheader)}</i></p>
<iframe src="${file}.html" width="390" height="900"></iframe> <iframe src="${file}.html" width="760" height="900"></iframe>`;
}
