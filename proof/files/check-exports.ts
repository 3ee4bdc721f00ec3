import { type Finding, finding } from '../finding.ts';
import type { Doors } from './doors.ts';
import { readIndependently } from './read-independently.ts';
import type { Site } from './site.ts';

const formats = ['xlsx', 'csv', 'tsv'] as const;

/** What the hostile files brought in goes out as text, and comes back as what it was. */
export async function checkExports({ rows, tenantId }: Site, doors: Doors): Promise<Finding[]> {
  const formulas: string[] = [];
  const unequal: string[] = [];
  const [held] = await rows<{ count: number }>('select count(*)::int from catalog_items where tenant_id = $1', [
    tenantId,
  ]);
  const names = await rows<{ id: string; name: string }>('select id, name from catalog_items where tenant_id = $1', [
    tenantId,
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  for (const format of formats) {
    const bytes = await doors.exported(format);
    const [headings = [], ...found] = readIndependently(bytes, format);
    for (const { text } of found
      .flat()
      .filter(({ formula }) => formula)
      .slice(0, 3))
      formulas.push(`${format}: ${JSON.stringify(text.slice(0, 40))}`);
    if (found.length !== held?.count) unequal.push(`${format}: ${found.length} rows of ${held?.count}`);
    const place = headings.findIndex(({ text }) => text === 'Наименование');
    for (const cells of found) {
      const id = cells.map(({ text }) => /^([\da-f-]{36}):v\d+$/.exec(text)?.[1]).find(Boolean);
      const [source, told] = [nameOf.get(id ?? ''), cells[place]?.text];
      if (source !== told) unequal.push(`${format}: ${JSON.stringify(told)} is ${JSON.stringify(source)}`);
    }
    const { json } = await doors.upload({ fileName: `каталог.${format}`, bytes });
    const { status, counts } = await doors.previewed(json.id);
    if (status !== 'preview_ready' || counts.skip !== held?.count || counts.errors > 0)
      unequal.push(`${format} read again: ${status} ${JSON.stringify(counts)} of ${held?.count}`);
  }
  return [
    finding('F9 an export holds no formula', formulas),
    finding('F10 an export equals its source, and changes nothing when it is read again', unequal),
  ];
}
