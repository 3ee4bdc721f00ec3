import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalForm } from './normal-form.ts';

interface Seen {
  folder: string;
  text: string;
}

/** One file for each folder that sends statements, in the order of their texts. Of those with one normal form the shortest stands for all. */
export function writeStatements(record: string, into: string) {
  const seen = readdirSync(record).flatMap((name) => JSON.parse(readFileSync(join(record, name), 'utf8')) as Seen[]);
  if (seen.length === 0) return;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const [folder, list] of Object.entries(Object.groupBy(onceEach(seen), (one) => one.folder))) {
    const texts = (list ?? []).map(({ text }) => text).sort();
    writeFileSync(
      join(into, `${folder}.sql`),
      `-- Generated: every statement ${folder} sends.\n\n${texts.map((text) => `${text};\n`).join('\n')}`,
    );
  }
}

function onceEach(seen: readonly Seen[]): Seen[] {
  const byForm = new Map<string, Seen>();
  const plainly = seen.map(({ folder, text }) => ({ folder, text: plain(text) }));
  for (const one of plainly.sort(shorterFirst)) {
    const form = normalForm(one.text);
    if (!byForm.has(form)) byForm.set(form, one);
  }
  return [...byForm.values()];
}

const shorterFirst = (one: Seen, other: Seen) =>
  one.text.length - other.text.length || compare(one.text, other.text) || compare(one.folder, other.folder);

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Without the indentation that the statement had in its file. */
const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n  ');
