import { footerOf } from './footer-of.ts';
import type { Letter, LetterItem, LetterLink, LetterLocale } from './letters/letter.ts';

const WIDTH = 76;

/** The plain part: wrapped at 76 characters, links on lines of their own and never broken. */
export function letterText(letter: Letter, locale: LetterLocale): string {
  const blocks = [
    `${letter.heading}\n${'='.repeat(Math.min(letter.heading.length, WIDTH))}`,
    ...letter.paragraphs.map((one) => wrapText(one)),
    (letter.quoted ?? []).map((line) => wrapText(line, '> ')).join('\n'),
    factLines(letter.facts ?? []),
    itemLines(letter.items ?? []),
    linkLines(letter.button),
    linkLines(letter.link),
    ...(letter.closing ?? []).map((one) => wrapText(one)),
    `-- \n${wrapText(footerOf(letter, locale))}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Breaks at spaces; a longer word, such as an address, keeps a line to itself. Each line begins with the lead. */
export function wrapText(text: string, lead = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && lead.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => lead + one).join('\n');
}

function factLines(facts: NonNullable<Letter['facts']>): string {
  return facts.map(([label, value]) => wrapText(`${label}: ${value}`)).join('\n');
}

function itemLines(items: readonly LetterItem[]): string {
  return items
    .map(({ name, amount, note, url }) => {
      const terms = [amount, note].filter(Boolean).join(', ');
      const item = wrapText(terms === '' ? name : `${name}: ${terms}`, '  ').replace(/^ {2}/, '* ');
      return url === undefined ? item : `${item}\n  ${url}`;
    })
    .join('\n');
}

function linkLines(link: LetterLink | undefined): string {
  return link === undefined ? '' : `${link.label}:\n${link.url}`;
}
