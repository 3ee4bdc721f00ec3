import { Field } from '../../public-kit/field.tsx';
import { showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Item } from '../types.ts';

interface TakenItemsProps {
  items: readonly Item[];
  taken: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  onChange(id: string, next: string): void;
}

/** How much of each was taken; everything, until something less is typed. */
export const TakenItems = ({ items, taken, faults, onChange }: TakenItemsProps) => (
  <fieldset className="taken">
    <legend>{say('So much was taken', 'Сколько приняли')}</legend>
    {items.map(({ id, name, quantity, unit }) => (
      <Field
        key={id}
        label={name}
        inputMode="decimal"
        value={taken[id] ?? quantity}
        fault={faults[id]}
        after={say(`of ${showQuantity(quantity, unit)}`, `из ${showQuantity(quantity, unit)}`)}
        onChange={({ currentTarget }) => onChange(id, currentTarget.value)}
      />
    ))}
  </fieldset>
);
