import { deliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchItem as noun } from '../../../../../nouns/delivery-batch-item.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showMeasure } from '../../../kit/show-measure.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import parts from '../components/parts.module.css';
import type { BatchCard } from './queries.ts';

/** What a batch carries, and what of it has come. */
export function BatchItems({ batch: { items } }: { batch: BatchCard }) {
  const isTold = items.some(({ deliveredQuantity }) => deliveredQuantity !== null);
  return (
    <Section title={labelOf(deliveryBatch, 'items')} bare>
      <PlainTable
        label={labelOf(deliveryBatch, 'items')}
        rows={items}
        idOf={({ id }) => id}
        empty={
          <Empty title={say('It carries nothing yet', 'Партия пока пустая')}>
            {say('A batch without items is not loaded.', 'Партию без позиций не начать грузить.')}
          </Empty>
        }
        columns={[
          {
            id: 'name',
            header: labelOf(noun, 'name'),
            cell: ({ name, sku, comment }) => (
              <div className={parts.name}>
                {name}
                {sku && <span className="dimmed"> · {sku}</span>}
                {comment && <div className="dimmed">{comment}</div>}
              </div>
            ),
          },
          {
            ...{ id: 'quantity', header: labelOf(noun, 'quantity'), align: 'right' },
            cell: ({ quantity, uom }) => showQuantity(quantity, showUnit(uom)),
          },
          ...(isTold
            ? [
                {
                  ...{ id: 'came', header: labelOf(noun, 'deliveredQuantity'), align: 'right' as const },
                  cell: ({ deliveredQuantity, movedQuantity, uom }: BatchCard['items'][number]) => (
                    <>
                      {showQuantity(deliveredQuantity, showUnit(uom))}
                      {movedQuantity !== '0' && (
                        <div className="dimmed">
                          {say('moved', 'перенесено')} {showQuantity(movedQuantity)}
                        </div>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          {
            ...{ id: 'weight', header: labelOf(noun, 'weightKg'), align: 'right', wide: true },
            cell: ({ weightKg }) => showMeasure(weightKg),
          },
        ]}
      />
    </Section>
  );
}
