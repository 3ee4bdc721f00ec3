import { memo } from 'react';
import { showPrice, showQuantity } from '../../../kit/format.ts';
import type { NameHints } from '../hooks/use-name-hints.ts';
import type { CellName } from '../model/columns.ts';
import { choicesOfCell } from '../words.ts';
import { type CellProps, NumberInput } from './number-input.tsx';
import { ChoiceCell, NameInput, UnitCell } from './words-input.tsx';

/** A price has its kopecks, a part its sign. */
const shows: Partial<Record<CellName, (number: string) => string>> = {
  ...{ unitCost: showPrice, unitPrice: showPrice },
  ...{ markup: (number) => `${showQuantity(number)} %`, commission: (number) => `${showQuantity(number)} %` },
};

interface SheetCellProps extends CellProps {
  marked: number | undefined;
  ask: NameHints['ask'];
}

/** The input of a cell, by what it holds. */
export const SheetCell = memo(function SheetCell({ marked, ask, ...cell }: SheetCellProps) {
  const { name } = cell;
  if (name === 'name') return <NameInput {...cell} marked={marked} ask={ask} />;
  if (name === 'uom') return <UnitCell {...cell} />;
  if (name === 'lineType' || name === 'vatRate') return <ChoiceCell {...cell} choices={choicesOfCell(name)} />;
  return <NumberInput {...cell} show={shows[name] ?? showQuantity} />;
});
