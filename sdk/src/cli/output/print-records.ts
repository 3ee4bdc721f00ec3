import type { Asked } from '../command.ts';
import { say } from '../language.ts';
import { drawTable } from './draw-table.ts';
import { textOf } from './print-answer.ts';
import { wantsTable } from './wants-table.ts';
import { tell, write } from './write.ts';

interface Page {
  items: readonly unknown[];
  page: { nextCursor: string | null };
}

/** A page of a list: the columns that tell most, or those that `--fields` names; the whole page as JSON for a program. */
export async function printRecords(answer: Page, { flags }: Pick<Asked, 'flags'>): Promise<void> {
  if (!wantsTable(flags)) return write(`${JSON.stringify(answer, null, process.stdout.isTTY ? 2 : 0)}\n`);
  const records = answer.items as ReadonlyArray<Record<string, unknown>>;
  if (records.length === 0) return tell(say('Nothing is found.', 'Ничего не найдено.'));
  const columns = typeof flags.fields === 'string' ? flags.fields.split(',') : columnsOf(records);
  await write(
    drawTable(
      records.map((record) => columns.map((column) => textOf(record[column]))),
      columns,
    ),
  );
  if (answer.page.nextCursor !== null)
    tell(
      say(
        'There are more: --all, or --cursor with page.nextCursor.',
        'Есть ещё: --all или --cursor с page.nextCursor.',
      ),
    );
}

const telling = [
  'id',
  'number',
  'code',
  'sku',
  'name',
  'title',
  'shortName',
  'event',
  'status',
  'total',
  'dueDate',
  'createdAt',
];

function columnsOf(records: ReadonlyArray<Record<string, unknown>>): string[] {
  const plain = Object.keys(records[0] as object).filter((name) =>
    records.every((one) => typeof one[name] !== 'object' || one[name] === null),
  );
  const known = telling.filter((name) => plain.includes(name));
  return known.length > 2 ? known : [...new Set([...known, ...plain])].slice(0, 6);
}
