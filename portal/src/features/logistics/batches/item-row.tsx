import { ActionIcon, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { deliveryBatchItem as noun } from '../../../../../nouns/delivery-batch-item.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { say } from '../../../kit/say.ts';
import { ItemNameInput } from '../../../shared/lines/item-name-input.tsx';
import type { ItemValues } from './item-values.ts';
import classes from './items-editor.module.css';

interface ItemRowProps {
  item: ItemValues;
  place: number;
  errorOf(name: keyof ItemValues): ReactNode;
  onChange(next: ItemValues): void;
  onRemove(): void;
}

/** One thing that a batch carries; a line of a requisition keeps its name and unit. */
export function ItemRow({ item, place, errorOf, onChange, onRemove }: ItemRowProps) {
  const label = (name: keyof typeof noun.fields) => `${labelOf(noun, name)}, ${place}`;
  const isOfLine = item.procurementItemId !== null;
  return (
    <div className={classes.row}>
      {isOfLine ? (
        <TextInput aria-label={label('name')} value={item.name} readOnly error={errorOf('procurementItemId')} />
      ) : (
        <ItemNameInput
          aria-label={label('name')}
          value={item.name}
          sku={item.sku}
          error={errorOf('name') ?? errorOf('catalogItemId')}
          onType={(name) => onChange({ ...item, name, catalogItemId: null, sku: null })}
          onChoose={({ id, name, sku, baseUom }) =>
            onChange({ ...item, name, sku, catalogItemId: id, uom: baseUom, weightKg: null, volumeM3: null })
          }
          onPaste={() => undefined}
        />
      )}
      <DecimalInput
        aria-label={label('quantity')}
        value={item.quantity}
        error={errorOf('quantity')}
        onChange={(quantity) =>
          // Weight and volume are of all of it: they are counted anew from the catalog.
          onChange({ ...item, quantity, ...(item.catalogItemId && { weightKg: null, volumeM3: null }) })
        }
      />
      <UnitInput
        aria-label={label('uom')}
        value={item.uom}
        disabled={isOfLine}
        error={errorOf('uom')}
        onChange={(uom) => onChange({ ...item, uom: uom as typeof item.uom })}
      />
      <DecimalInput
        aria-label={label('weightKg')}
        placeholder={item.catalogItemId ? say('by the catalog', 'по каталогу') : ''}
        value={item.weightKg}
        error={errorOf('weightKg')}
        onChange={(weightKg) => onChange({ ...item, weightKg })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={`${say('Delete item', 'Удалить позицию')} ${place}`}
        onClick={onRemove}
      >
        <X size={14} />
      </ActionIcon>
    </div>
  );
}
