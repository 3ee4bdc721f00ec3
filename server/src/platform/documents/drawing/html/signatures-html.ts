import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundBlockOf, SignatureLine } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import { imageHtml } from './image-html.ts';

/** Below one another with the stamp on the right, or side by side with a stamp below each. */
export function signaturesHtml({ lines, isSideBySide }: BoundBlockOf<'signatures'>, language: 'ru' | 'en'): string {
  if (isSideBySide) {
    const cells = lines.map((line) => `<td>${narrowHtml(line, language)}${stampHtml(line, language)}</td>`);
    return `<table class="plain"><tr>${cells.join('')}</tr></table>`;
  }
  const stamp = stampHtml(lines.at(-1), language);
  const stacked = lines.map((line) => wideHtml(line, language)).join('');
  if (!stamp) return stacked;
  return `<table class="plain"><colgroup><col><col style="width:24%"></colgroup><tr><td>${stacked}</td><td>${stamp}</td></tr></table>`;
}

function wideHtml({ title, position, name, signature }: SignatureLine, language: 'ru' | 'en'): string {
  const picture = signature ? imageHtml(signature, language) : '&nbsp;';
  return `${titleHtml(title)}<table class="plain middle"><colgroup><col style="width:38%"><col style="width:32%"><col></colgroup><tr><td>${escapeHtml(position)}</td><td class="signed">${picture}</td><td>&nbsp;${escapeHtml(name)}</td></tr></table>`;
}

function narrowHtml({ title, position, name, signature }: SignatureLine, language: 'ru' | 'en'): string {
  const picture = signature ? imageHtml(signature, language) : '&nbsp;';
  return `${titleHtml(title)}<div>${escapeHtml(position) || '&nbsp;'}</div><table class="plain middle"><colgroup><col style="width:50%"><col></colgroup><tr><td class="signed">${picture}</td><td>&nbsp;${escapeHtml(name)}</td></tr></table>`;
}

const titleHtml = (title: string | null) => (title === null ? '' : `<div class="bold">${escapeHtml(title)}</div>`);

function stampHtml(line: SignatureLine | undefined, language: 'ru' | 'en'): string {
  if (line?.stamp) return imageHtml(line.stamp, language);
  return line?.hasStampPlace ? `<div class="small">${documentWords[language].stampPlace}</div>` : '';
}
