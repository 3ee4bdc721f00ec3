import { writeLetters } from './letters/write-letters.ts';

// `node scripts/letters.ts [folder]`: every letter in both languages, to be looked at in a browser.
const folder = process.argv[2] ?? '.data/letters';
const count = writeLetters(folder);
process.stdout.write(`${count} letters: open ${folder}/index.html\n`);
