import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { findItems } from '../../../shared/records/find-items.ts';

export interface ChosenItem {
  catalogItemId: string;
  name: string;
  quantity: string | null;
}

interface BasketItemsProps {
  items: readonly ChosenItem[];
  onChange(items: ChosenItem[]): void;
}

/** What a basket is made of, each item once; more are found in the catalog. */
export function BasketItems({ items, onChange }: BasketItemsProps) {
  return (
    <Stack gap="xs">
      {items.map((item) => (
        <Group key={item.catalogItemId} wrap="nowrap">
          <Text size="sm" flex={1}>
            {item.name}
          </Text>
          <DecimalInput
            w={120}
            required
            aria-label={`${say('Quantity', 'Количество')}: ${item.name}`}
            value={item.quantity}
            onChange={(quantity) => onChange(items.map((one) => (one === item ? { ...one, quantity } : one)))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`${say('Remove', 'Убрать')}: ${item.name}`}
            onClick={() => onChange(items.filter((one) => one !== item))}
          >
            <X size={16} />
          </ActionIcon>
        </Group>
      ))}
      <RecordSelect
        kind="catalog items"
        label={say('Add an item', 'Добавить позицию')}
        value={null}
        find={findItems}
        onChange={(found) =>
          found && onChange(joined(items, [{ catalogItemId: found.id, name: found.label, quantity: '1' }]))
        }
      />
    </Stack>
  );
}

/** Items with more of them after; one that is there stays as it is. */
export const joined = (items: readonly ChosenItem[], more: readonly ChosenItem[]): ChosenItem[] => [
  ...items,
  ...more.filter(({ catalogItemId }) => !items.some((one) => one.catalogItemId === catalogItemId)),
];
