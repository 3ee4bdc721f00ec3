import { Button, Group, Menu, NumberInput } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { showSum } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { decimal } from '../model/exact.ts';
import type { Matrix } from '../model/matrix.ts';
import type { Texts } from '../model/quantities.ts';
import { bestPerLine, fastest, fewestSuppliers, knowsTerms, oneSupplier } from '../model/strategies.ts';
import { totalsOf } from '../model/totals.ts';

interface StrategiesProps {
  matrix: Matrix;
  onTake(texts: Texts): void;
  onPlan(): void;
}

/** Ways to choose everything at once, each with what it costs. */
export function Strategies({ matrix, onTake, onPlan }: StrategiesProps) {
  const [opened, setOpened] = useState(false);
  const [dearer, setDearer] = useState(5);
  const best = say('Best price per line', 'Лучшая цена по строкам');
  const take = (texts: Texts) => {
    setOpened(false);
    onTake(texts);
  };
  return (
    <Group gap={8}>
      <Button variant="default" visibleFrom="sm" onClick={() => onTake(bestPerLine(matrix))}>
        {best}
      </Button>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={360} withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDown size={14} />}>
            {say('Strategies', 'Стратегии')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {opened && <Ways matrix={matrix} dearer={dearer} take={take} />}
          <NumberInput
            size="xs"
            m={8}
            label={say(
              'Fewest suppliers: at most this much dearer, %',
              'Меньше поставщиков: дороже не более чем на, %',
            )}
            value={dearer}
            onChange={(next) => setDearer(typeof next === 'number' ? next : 0)}
            min={0}
            max={100}
            decimalScale={2}
          />
          <Menu.Divider />
          <Menu.Item onClick={onPlan}>{say('Award plan…', 'План награждения…')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

interface WaysProps {
  matrix: Matrix;
  dearer: number;
  take(texts: Texts): void;
}

function Ways({ matrix, dearer, take }: WaysProps) {
  const ways: Array<readonly [name: string, texts: Texts]> = [
    [say('Best price per line', 'Лучшая цена по строкам'), bestPerLine(matrix)],
    // Without a single lead time nothing is faster than anything else.
    ...(knowsTerms(matrix) ? [[say('Fastest', 'Быстрее всего'), fastest(matrix)] as const] : []),
    [say('One supplier', 'Один поставщик'), oneSupplier(matrix)],
    [
      say(`Fewest suppliers, ≤ ${dearer} % dearer`, `Меньше поставщиков, ≤ ${dearer} % дороже`),
      fewestSuppliers(matrix, BigInt(Math.round(dearer * 100))),
    ],
  ];
  return ways.map(([name, texts]) => {
    const { amount, suppliers, covered } = totalsOf(matrix, texts);
    const short = matrix.lines.length - covered;
    return (
      <Menu.Item
        key={name}
        onClick={() => take(texts)}
        rightSection={<span className="dimmed">{showSum(decimal(amount), matrix.currency)}</span>}
      >
        {name}
        <div className="dimmed" style={{ fontSize: 12, lineHeight: '16px' }}>
          {counted(suppliers, ['supplier', 'suppliers'], ['поставщик', 'поставщика', 'поставщиков'])}
          {short > 0 &&
            ` · ${counted(short, ['line not covered', 'lines not covered'], ['позиция не покрыта', 'позиции не покрыты', 'позиций не покрыто'])}`}
        </div>
      </Menu.Item>
    );
  });
}
