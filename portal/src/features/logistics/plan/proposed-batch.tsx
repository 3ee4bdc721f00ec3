import { Checkbox, Group, TextInput } from '@mantine/core';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { showUnit } from '../../../kit/units.ts';
import classes from './plan.module.css';
import type { Proposal } from './queries.ts';

interface ProposedBatchProps {
  proposal: Proposal;
  isChosen: boolean;
  day: string;
  onToggle(): void;
  onDay(next: string): void;
}

/** One batch of a plan: from whom, whereto, on which day and what; it may be left out. */
export function ProposedBatch({ proposal, isChosen, day, onToggle, onDay }: ProposedBatchProps) {
  const { batch, procurementNumber, supplierName, objectName, weightKg, volumeM3, warnings } = proposal;
  const name = [supplierName ?? say('Several suppliers', 'Несколько поставщиков'), objectName]
    .filter(Boolean)
    .join(' → ');
  const measures = [
    weightKg !== '0' && showMeasure(weightKg, say('kg', 'кг')),
    volumeM3 !== '0' && showMeasure(volumeM3, say('m³', 'м³')),
  ].filter(Boolean);
  return (
    <li className={classes.batch} data-left={!isChosen || undefined}>
      <Group justify="space-between" align="flex-start">
        <Checkbox label={<b>{name}</b>} description={procurementNumber} checked={isChosen} onChange={onToggle} />
        <TextInput
          type="date"
          aria-label={`${labelOf(noun, 'plannedDate')}: ${name}`}
          disabled={!isChosen}
          value={day}
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
        />
      </Group>
      <ul className={classes.items}>
        {batch.items.map(({ procurementItemId, allocationId, name: item, quantity, uom }) => (
          <li key={`${procurementItemId} ${allocationId}`}>
            {item} — {showQuantity(quantity, uom && showUnit(uom))}
          </li>
        ))}
      </ul>
      {measures.length > 0 && <span className="dimmed">{measures.join(' · ')}</span>}
      {warnings.map(({ code, message }) => (
        <span key={code} className={classes.warning}>
          {message}
        </span>
      ))}
    </li>
  );
}
