import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../../..');
const folder = join(root, 'docs/guides');

export interface Guide {
  name: string;
  title: string;
  text: string;
}

/** The guides of the product, in the order of their titles. */
export const readGuides = (): Guide[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readGuide(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => (a.title < b.title ? -1 : 1));

const readGuide = (name: string, text: string): Guide => ({ name, text, title: /^# (.*)$/m.exec(text)?.[1] ?? name });

export const readChangelog = (): string => readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
