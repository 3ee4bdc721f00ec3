import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { say } from '../../../kit/say.ts';
import { showUnit, type Unit } from '../../../kit/units.ts';
import type { ItemForm } from '../item-values.ts';

/** How many base units there are in each other unit the item is bought in. */
export function UnitsEditor({ form, disabled }: { form: ItemForm; disabled: boolean }) {
  const { uomConversions: rows, baseUom } = form.values;
  const base = showUnit(baseUom);
  return (
    <Stack gap="sm">
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {say('The item is counted in its base unit only', 'Позиция считается только в единице учёта')}: {base}.
        </Text>
      )}
      {rows.map((row, index) => (
        <Group key={`${index} ${row.supplierId}`} gap="sm" align="flex-start" wrap="nowrap">
          <Text component="span" lh="32px">
            1
          </Text>
          <UnitInput
            w={190}
            disabled={disabled}
            aria-label={say('Unit', 'Единица')}
            value={row.uom}
            onChange={(uom) => form.setFieldValue(`uomConversions.${index}.uom`, uom as Unit)}
            error={form.errors[`uomConversions.${index}.uom`]}
          />
          <Text component="span" lh="32px">
            =
          </Text>
          <DecimalInput
            w={130}
            disabled={disabled}
            aria-label={say('How many base units', 'Сколько единиц учёта')}
            value={row.factorToBase}
            onChange={(next) => form.setFieldValue(`uomConversions.${index}.factorToBase`, next)}
            error={form.errors[`uomConversions.${index}.factorToBase`]}
          />
          <Text component="span" lh="32px">
            {base}
          </Text>
          {!disabled && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={say('Remove the unit', 'Убрать единицу')}
              onClick={() => form.removeListItem('uomConversions', index)}
            >
              <X size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {form.errors.uomConversions && (
        <Text size="sm" c="red">
          {form.errors.uomConversions}
        </Text>
      )}
      {!disabled && (
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            onClick={() => form.insertListItem('uomConversions', { uom: null, factorToBase: null, supplierId: null })}
          >
            {say('Unit', 'Единица')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
