import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Seen {
  folder: string;
  text: string;
}

/** One file for each folder that sends statements, in the order of their texts. */
export function writeStatements(record: string, into: string) {
  const seen = readdirSync(record).flatMap((name) => JSON.parse(readFileSync(join(record, name), 'utf8')) as Seen[]);
  if (seen.length === 0) return;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const [folder, list] of Object.entries(Object.groupBy(seen, (one) => one.folder))) {
    const texts = [...new Set((list ?? []).map(({ text }) => plain(text)))].sort();
    writeFileSync(
      join(into, `${folder}.sql`),
      `-- Generated: every statement ${folder} sends.\n\n${texts.map((text) => `${text};\n`).join('\n')}`,
    );
  }
}

/** Without the indentation that the statement had in its file. */
const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n  ');
