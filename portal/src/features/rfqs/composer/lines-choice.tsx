import { Checkbox } from '@mantine/core';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import table from '../components/rfqs.module.css';
import type { RequisitionLine } from '../queries.ts';
import classes from './composer.module.css';

/** Quantities of chosen lines, by line. */
export type ChosenLines = Readonly<Record<string, string | undefined>>;

interface LinesChoiceProps {
  lines: readonly RequisitionLine[];
  quantities: ChosenLines;
  onChange(next: ChosenLines): void;
}

/** Lines of the requisition; as much is asked for as has no supplier yet, unless said otherwise. */
export function LinesChoice({ lines, quantities, onChange }: LinesChoiceProps) {
  const all = lines.every(({ id }) => quantities[id] !== undefined);
  const some = lines.some(({ id }) => quantities[id] !== undefined);
  return (
    <div
      className={classes.scroll}
      tabIndex={0}
      role="region"
      aria-label={say('Lines of the requisition', 'Позиции заявки')}
    >
      <table className={table.plain}>
        <thead>
          <tr>
            <th scope="col" style={{ width: 40 }}>
              <Checkbox
                size="xs"
                aria-label={say('Choose all', 'Выбрать все')}
                checked={all}
                indeterminate={some && !all}
                onChange={() =>
                  onChange(
                    all ? {} : Object.fromEntries(lines.map((line) => [line.id, quantities[line.id] ?? startOf(line)])),
                  )
                }
              />
            </th>
            <th scope="col">{say('Position', 'Позиция')}</th>
            <th scope="col" data-align="right" className={classes.wide}>
              {say('Without a supplier', 'Без поставщика')}
            </th>
            <th scope="col" style={{ minWidth: 150, width: 150 }}>
              {say('Ask for', 'Запросить')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { id, name, uom, quantity, supplyCoverage } = line;
            const isChosen = quantities[id] !== undefined;
            return (
              <tr key={id}>
                <td>
                  <Checkbox
                    size="xs"
                    aria-label={`${say('Choose', 'Выбрать')}: ${name}`}
                    checked={isChosen}
                    onChange={() => onChange({ ...quantities, [id]: isChosen ? undefined : startOf(line) })}
                  />
                </td>
                <td className={isChosen ? undefined : 'dimmed'}>{name}</td>
                <td data-align="right" className={classes.wide}>
                  {say(
                    `${showQuantity(supplyCoverage.remainingQuantity)} of ${showQuantity(quantity, showUnit(uom))}`,
                    `${showQuantity(supplyCoverage.remainingQuantity)} из ${showQuantity(quantity, showUnit(uom))}`,
                  )}
                </td>
                <td>
                  <DecimalInput
                    size="xs"
                    aria-label={`${say('Quantity', 'Количество')}: ${name}`}
                    disabled={!isChosen}
                    value={quantities[id] ?? null}
                    onChange={(next) => onChange({ ...quantities, [id]: next ?? '0' })}
                    rightSection={<span className="dimmed">{showUnit(uom)}</span>}
                    rightSectionWidth={56}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const startOf = ({ quantity, supplyCoverage: { remainingQuantity } }: RequisitionLine) =>
  /^0(\.0+)?$/.test(remainingQuantity) ? quantity : remainingQuantity;
