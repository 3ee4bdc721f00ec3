import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundBlock, BoundBlockOf, BoundDocument } from '../../binding/bound-document.ts';
import { bankHtml } from './bank-html.ts';
import { gridHtml } from './grid-html.ts';
import { imageHtml } from './image-html.ts';
import { signaturesHtml } from './signatures-html.ts';
import { tableHtml } from './table-html.ts';

export function blockHtml(block: BoundBlock, document: BoundDocument): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level} class="${block.align}">${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return paragraphHtml(block);
    case 'requisites':
      return requisitesHtml(block, document);
    case 'bank':
      return wide(bankHtml(block.bank, document.language));
    case 'columns':
      return columnsHtml(block, document);
    case 'table':
      return wide(tableHtml(block));
    case 'grid':
      return wide(gridHtml(block));
    case 'totals':
      return totalsHtml(block);
    case 'qr':
      return `<div class="qr-line ${block.align}">${imageHtml(block.image, document.language)}${block.caption === null ? '' : `<p>${escapeHtml(block.caption)}</p>`}</div>`;
    case 'signatures':
      return signaturesHtml(block, document.language);
    case 'image':
      return `<p class="${block.align}">${imageHtml(block.image, document.language)}</p>`;
    case 'spacer':
      return `<div style="height:${block.height}mm"></div>`;
    case 'pageBreak':
      return '<hr class="break">';
  }
}

/** What is scrolled sideways where the screen is narrow. */
const wide = (table: string) => `<div class="wide">${table}</div>`;

function paragraphHtml({ text, align, size, isBold, isItalic }: BoundBlockOf<'paragraph'>): string {
  const looks = [align, size, isBold ? 'bold' : '', isItalic ? 'italic' : ''].filter((one) => one && one !== 'normal');
  return `<p class="${looks.join(' ')}">${escapeHtml(text)}</p>`;
}

function requisitesHtml({ title, labelWidth, rows }: BoundBlockOf<'requisites'>, { page }: BoundDocument): string {
  const lines = rows.map(
    ({ label, value, isBold }) =>
      `<tr><td class="label">${escapeHtml(label)}</td><td${isBold ? ' class="bold"' : ''}>${escapeHtml(value)}</td></tr>`,
  );
  const share = Math.round((labelWidth / page.contentWidth) * 100);
  const heading = title === null ? '' : `<h3>${escapeHtml(title)}</h3>`;
  return `${heading}<table class="plain requisites"><colgroup><col style="width:${share}%"><col></colgroup>${lines.join('')}</table>`;
}

function columnsHtml({ columns }: BoundBlockOf<'columns'>, { page, language }: BoundDocument): string {
  const shares = columns.map(({ width }) => `<col style="width:${Math.round((width / page.contentWidth) * 100)}%">`);
  const cells = columns.map(({ title, lines, image, align }) => {
    const picture = image ? `<div>${imageHtml(image, language)}</div>` : '';
    const heading = title === null ? '' : `<div class="bold">${escapeHtml(title)}</div>`;
    return `<td class="${align}">${picture}${heading}${lines.map((line) => `<div>${escapeHtml(line)}</div>`).join('')}</td>`;
  });
  return `<table class="plain"><colgroup>${shares.join('')}</colgroup><tr>${cells.join('')}</tr></table>`;
}

function totalsHtml({ sums, notes }: BoundBlockOf<'totals'>): string {
  const lines = sums.map(
    ({ label, cell, isBold }) =>
      `<tr${isBold ? ' class="bold"' : ''}><td class="right">${escapeHtml(label)}</td><td class="right">${escapeHtml(cell.text)}</td></tr>`,
  );
  const table = lines.length > 0 ? `<table class="totals">${lines.join('')}</table>` : '';
  return (
    table +
    notes.map((note, at) => `<p${at === notes.length - 1 ? ' class="bold"' : ''}>${escapeHtml(note)}</p>`).join('')
  );
}
