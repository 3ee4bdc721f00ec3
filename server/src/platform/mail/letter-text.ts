import type { Letter, LetterLink } from './letters/letter.ts';

const WIDTH = 76;

/** The plain part: wrapped at 76 characters, links on lines of their own and never broken. */
export function letterText(letter: Letter): string {
  const blocks = [
    `${letter.heading}\n${'='.repeat(Math.min(letter.heading.length, WIDTH))}`,
    ...letter.paragraphs.map(wrapText),
    factLines(letter.facts ?? []),
    linkLines(letter.button),
    linkLines(letter.link),
    ...(letter.closing ?? []).map(wrapText),
    `-- \n${wrapText(letter.footer)}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Breaks at spaces; a longer word, such as an address, keeps a line to itself. */
export function wrapText(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

function factLines(facts: NonNullable<Letter['facts']>): string {
  return facts.map(([label, value]) => wrapText(`${label}: ${value}`)).join('\n');
}

function linkLines(link: LetterLink | undefined): string {
  return link === undefined ? '' : `${link.label}:\n${link.url}`;
}
