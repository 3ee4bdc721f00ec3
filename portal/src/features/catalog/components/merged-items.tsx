import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { mergedQuery } from '../queries.ts';
import { ItemLink } from './item-link.tsx';
import { Unmerge } from './unmerge.tsx';

/** Items that were merged into this one, and the way back for each; nothing where there are none. */
export function MergedItems({ itemId }: { itemId: string }) {
  const { data: merged = [] } = useQuery(mergedQuery(itemId));
  if (merged.length === 0) return null;
  const title = say('Merged into this item', 'Объединены с этой позицией');
  return (
    <Section bare title={title}>
      <PlainTable
        label={title}
        rows={merged}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          { id: 'name', header: say('Name', 'Название'), cell: (one) => <ItemLink item={one} /> },
          { id: 'act', header: '', align: 'right', cell: ({ id, name }) => <Unmerge id={id} name={name} /> },
        ]}
      />
    </Section>
  );
}
