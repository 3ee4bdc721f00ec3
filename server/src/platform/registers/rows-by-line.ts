import type { ReadContext } from '../../kernel/operation.ts';
import type { RecordLines } from './record-lines.ts';

/** A row for each line, beside all that its record says; a record without lines has a row of its own. */
export async function rowsByLine(
  ctx: ReadContext,
  lines: RecordLines,
  records: ReadonlyArray<{ id: string }>,
): Promise<object[]> {
  const ids = records.map(({ id }) => id);
  const byRecord = ids.length > 0 ? await lines.read(ctx, ids, records) : new Map<string, readonly object[]>();
  return records.flatMap((record) => {
    const held = byRecord.get(record.id) ?? [];
    return (held.length > 0 ? held : [null]).map((line) => ({ ...record, lines: line }));
  });
}
