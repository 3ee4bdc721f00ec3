import Type from 'typebox';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { difference } from '../../kernel/entity.ts';
import { id, object } from '../../kernel/fields.ts';

const lines = (title: string) => Type.Array(id('Line'), { title });

/** What a fact tells of the lines that changed with it. */
export const changedItemsField = object(
  {
    added: lines('Lines that were added'),
    changed: Type.Array(
      object({
        id: id('Line'),
        fields: Type.Array(Type.String(), { title: 'Fields that changed', examples: [['quantity']] }),
      }),
      { title: 'Lines that changed' },
    ),
    removed: lines('Lines that were cancelled'),
  },
  { title: 'Which lines were added, changed or cancelled; absent where none was' },
);

type ChangedItems = Type.Static<typeof changedItemsField>;

/** Lines as they were before a change, of which it may touch any. */
export interface LinesBefore {
  lines: readonly RequisitionLine[];
  /** Lines that the change adds. */
  added?: readonly string[];
}

/** Which lines came, changed and in which fields, or were cancelled; nothing where none did. */
export function changedItems(before: LinesBefore, after: readonly RequisitionLine[]): ChangedItems | undefined {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const items: ChangedItems = { added: [...(before.added ?? [])], changed: [], removed: [] };
  for (const line of after) {
    const earlier = was.get(line.id);
    if (!earlier) continue;
    const fields = difference(earlier, line).changedFields;
    if (fields.includes('status') && line.status === 'cancelled') items.removed.push(line.id);
    else if (fields.length > 0) items.changed.push({ id: line.id, fields });
  }
  return Object.values(items).some((named) => named.length > 0) ? items : undefined;
}
