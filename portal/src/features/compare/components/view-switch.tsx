import { SegmentedControl, Tooltip } from '@mantine/core';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { CompareSearch } from '../compare-search.ts';
import type { Comparison } from '../model/answers.ts';
import classes from './compare-notes.module.css';

interface ViewSwitchProps {
  search: CompareSearch;
  comparison: Comparison;
  onChange(next: CompareSearch): void;
}

/** What prices are compared: with extra costs or alone, with VAT or without, at whose rates. */
export const ViewSwitch = memo(function ViewSwitch({ search, comparison, onChange }: ViewSwitchProps) {
  const foreign = comparison.lines.some(({ offers }) =>
    offers.some(({ currency }) => currency !== comparison.currency),
  );
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={say('Price basis', 'Какая цена')}
        value={search.basis ?? 'price'}
        onChange={(basis) => onChange({ basis: basis === 'landed' ? basis : undefined })}
        data={[
          { value: 'price', label: say('Price', 'Цена') },
          { value: 'landed', label: say('Including delivery and extra costs', 'С доставкой и расходами') },
        ]}
      />
      <SegmentedControl
        size="xs"
        aria-label={say('VAT', 'НДС')}
        value={search.vat ?? 'with'}
        onChange={(vat) => onChange({ vat: vat === 'without' ? vat : undefined })}
        data={[
          { value: 'with', label: say('With VAT', 'С НДС') },
          { value: 'without', label: say('Without VAT', 'Без НДС') },
        ]}
      />
      {foreign && (
        <span className={classes.note}>
          {say(`Rates of ${showDay(comparison.rateDate)}`, `Курсы на ${showDay(comparison.rateDate)}`)}
        </span>
      )}
      <Tooltip
        multiline
        w={280}
        label={say(
          'Arrows: other cells. B: best price of the line. F: the rest of the need. Delete: nothing. Ctrl+Z and Ctrl+Shift+Z: back and on. Columns copied from Excel can be pasted.',
          'Стрелки: соседние ячейки. B: лучшая цена строки. F: остаток потребности. Delete: ничего. Ctrl+Z и Ctrl+Shift+Z: назад и вперёд. Столбцы из Excel можно вставлять.',
        )}
      >
        <button type="button" className={classes.keys} aria-label={say('Keys', 'Клавиши')}>
          <Keyboard size={16} />
        </button>
      </Tooltip>
    </>
  );
});
