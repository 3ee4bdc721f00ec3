import type { Asked } from '../command.ts';
import { drawTable } from './draw-table.ts';
import { wantsTable } from './wants-table.ts';
import { write } from './write.ts';

/** One answer: its fields for a person, JSON for a program. */
export async function printAnswer(answer: unknown, { flags }: Pick<Asked, 'flags'>): Promise<void> {
  if (answer === undefined) return;
  if (answer === null || typeof answer !== 'object' || !wantsTable(flags))
    return write(`${JSON.stringify(answer, null, process.stdout.isTTY ? 2 : 0)}\n`);
  const rows = Object.entries(answer).map(([field, value]) => [field, textOf(value)]);
  return write(drawTable(rows));
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
