import { MultiSelect, Pill, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { vehicle as vehicleNoun } from '../../../../../nouns/vehicle.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { findOpenRequisitions } from '../../../shared/records/find-open-requisitions.ts';
import { IdSelect } from '../components/id-select.tsx';
import { findVehicles, vehicleQuery } from '../fleet/vehicle-queries.ts';
import type { GroupBy, PlanWishes } from './plan-values.ts';
import { requisitionNameQuery } from './queries.ts';

interface PlanChoiceProps {
  ids: readonly string[];
  wishes: PlanWishes;
  onIds(next: string[]): void;
  onWishes(next: PlanWishes): void;
}

/** Which requisitions are planned, what makes a batch of them, and how large it may be. */
export function PlanChoice({ ids, wishes, onIds, onWishes }: PlanChoiceProps) {
  const { vehicleId } = wishes;
  const { data: vehicle } = useQuery({ ...vehicleQuery(vehicleId ?? ''), enabled: vehicleId !== null });
  return (
    <Section title={say('What is planned', 'Что планируем')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <div>
          <RecordSelect
            kind="open-requisitions"
            label={say('Requisitions', 'Заявки')}
            placeholder={say('Add a requisition…', 'Добавить заявку…')}
            value={null}
            find={findOpenRequisitions}
            onChange={(next) => next && onIds([...new Set([...ids, next.id])])}
          />
          <Pill.Group mt="xs">
            {ids.map((id) => (
              <Chosen key={id} id={id} onRemove={() => onIds(ids.filter((one) => one !== id))} />
            ))}
          </Pill.Group>
        </div>
        <MultiSelect
          label={say('Goes together', 'Едет вместе')}
          description={say('What goods of one batch have in common', 'Что общего у товаров одной партии')}
          data={[
            { value: 'supplier', label: say('One supplier', 'Один поставщик') },
            { value: 'object', label: say('One object', 'Один объект') },
            { value: 'date', label: say('One day', 'Один день') },
          ]}
          value={[...wishes.groupBy]}
          onChange={(next) => onWishes({ ...wishes, groupBy: next as GroupBy[] })}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md" mt="md">
        <IdSelect
          kind="vehicles"
          label={say('Fits into the vehicle', 'Помещается в автомобиль')}
          called={vehicle?.plateNumber}
          value={vehicleId}
          find={findVehicles}
          onChange={(next) => onWishes({ ...wishes, vehicleId: next })}
        />
        <DecimalInput
          label={say('Weighs at most, kg', 'Не тяжелее, кг')}
          placeholder={vehicle?.capacityKg ?? ''}
          title={labelOf(vehicleNoun, 'capacityKg')}
          disabled={vehicleId !== null}
          value={wishes.maxWeightKg}
          onChange={(maxWeightKg) => onWishes({ ...wishes, maxWeightKg })}
        />
        <DecimalInput
          label={say('Takes at most, m³', 'Не больше, м³')}
          placeholder={vehicle?.capacityM3 ?? ''}
          title={labelOf(vehicleNoun, 'capacityM3')}
          disabled={vehicleId !== null}
          value={wishes.maxVolumeM3}
          onChange={(maxVolumeM3) => onWishes({ ...wishes, maxVolumeM3 })}
        />
      </SimpleGrid>
    </Section>
  );
}

function Chosen({ id, onRemove }: { id: string; onRemove(): void }) {
  const { data } = useQuery(requisitionNameQuery(id));
  const name = data ? `${data.number} ${data.title}` : '…';
  return (
    <Pill
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': `${say('Remove', 'Убрать')}: ${name}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {name}
    </Pill>
  );
}
