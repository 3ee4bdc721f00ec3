import { Alert, Checkbox, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { leftOf } from '../../../shared/reservations/left-of.ts';
import { reservationsQuery } from '../../../shared/reservations/reservations-query.ts';
import { useMay } from '../../../shared/session/me.ts';

interface TakesReservedProps {
  itemId: string;
  warehouseId: string;
  checked: boolean;
  onChange(takes: boolean): void;
}

/** For whom the goods are that would be taken: whoever may release a reservation may take them all the same. */
export function TakesReserved({ itemId, warehouseId, checked, onChange }: TakesReservedProps) {
  const may = useMay();
  const { data: reservations = [] } = useQuery(reservationsQuery({ catalogItemId: itemId, warehouseId }));
  return (
    <Alert color="yellow" variant="light" title={say('This takes reserved goods', 'Будут взяты чужие резервы')}>
      <List size="sm">
        {reservations.map((one) => (
          <List.Item key={one.id}>
            {one.procurementNumber}: {showQuantity(leftOf(one), showUnit(one.uom))}
          </List.Item>
        ))}
      </List>
      {may('stock.reserve') ? (
        <Checkbox
          mt="sm"
          label={say(
            'Take them all the same; people who reserved are told',
            'Всё равно взять; кто резервировал, узнает об этом',
          )}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      ) : (
        <Text size="sm" mt="sm">
          {say(
            'Take less, or ask whoever manages reservations.',
            'Возьмите меньше или обратитесь к тому, кто распоряжается резервами.',
          )}
        </Text>
      )}
    </Alert>
  );
}
