import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchItem as noun } from '../../../../../nouns/delivery-batch-item.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { ItemRow } from './item-row.tsx';
import { type ItemValues, newItem } from './item-values.ts';
import classes from './items-editor.module.css';

interface ItemsEditorProps {
  items: readonly ItemValues[];
  /** What was refused, by `items.0.quantity`. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange(next: ItemValues[]): void;
}

/** What a batch carries, row by row. */
export function ItemsEditor({ items, errors, onChange }: ItemsEditorProps) {
  const [made, setMade] = useState(0);
  const put = (at: number, next: ItemValues) => onChange(items.map((one, place) => (place === at ? next : one)));
  return (
    <fieldset className={classes.items}>
      <legend>{labelOf(deliveryBatch, 'items')}</legend>
      <div className={classes.head} aria-hidden>
        {(['name', 'quantity', 'uom', 'weightKg'] as const).map((name) => (
          <span key={name}>{labelOf(noun, name)}</span>
        ))}
      </div>
      {items.map((item, at) => (
        <ItemRow
          key={item.key}
          item={item}
          place={at + 1}
          errorOf={(name) => errors[`items.${at}.${name}`]}
          onChange={(next) => put(at, next)}
          onRemove={() => onChange(items.filter((_, place) => place !== at))}
        />
      ))}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<Plus size={14} />}
        onClick={() => {
          setMade(made + 1);
          onChange([...items, newItem(`new-${made}`)]);
        }}
      >
        {say('Item', 'Позиция')}
      </Button>
    </fieldset>
  );
}
