import { useQuery } from '@tanstack/react-query';
import { stockCount as noun } from '../../../../../nouns/stock-count.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showCount, showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Count } from '../queries.ts';

/** Where is counted, how far it has come, and who ended it. */
export function CountFacts({ count }: { count: Count }) {
  const may = useMay();
  const { nameOf } = usePeople();
  const { data: warehouses } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const { warehouseId, status, isBlind, countedCount, lineCount, createdAt, createdBy, postedAt, postedBy } = count;
  return (
    <Section title={say('What and when', 'Что и когда')}>
      <Facts
        of={[
          [labelOf(noun, 'status'), <StatusOf key="status" noun={noun} status={status} />],
          [labelOf(noun, 'warehouseId'), warehouses?.find(({ id }) => id === warehouseId)?.name ?? null],
          [labelOf(noun, 'isBlind'), isBlind ? say('yes', 'да') : say('no', 'нет')],
          [
            labelOf(noun, 'countedCount'),
            say(
              `${showCount(countedCount)} of ${showCount(lineCount)}`,
              `${showCount(countedCount)} из ${showCount(lineCount)}`,
            ),
          ],
          [say('Begun', 'Начата'), `${showDay(createdAt)}, ${nameOf(createdBy)}`],
          [labelOf(noun, 'postedAt'), postedAt ? `${showDay(postedAt)}, ${nameOf(postedBy)}` : undefined],
          [labelOf(noun, 'cancelReason'), count.cancelReason ?? undefined],
          [labelOf(noun, 'comment'), count.comment ?? undefined],
        ]}
      />
    </Section>
  );
}
