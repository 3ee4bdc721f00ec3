import { MultiSelect, SegmentedControl, TextInput } from '@mantine/core';
import { invoice } from '../../../../../nouns/invoice.ts';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import type { InvoicesSearch } from '../searches.ts';
import classes from './invoice-page.module.css';

interface InvoiceFiltersProps {
  search: InvoicesSearch;
  onChange(next: InvoicesSearch): void;
}

export function InvoiceFilters({ search, onChange }: InvoiceFiltersProps) {
  const chosen = search.status?.split(',') ?? [];
  return (
    <>
      <SegmentedControl
        aria-label={say('Which invoices', 'Какие счета')}
        value={search.show ?? 'all'}
        onChange={(value) => onChange({ show: value === 'all' ? undefined : (value as 'unpaid' | 'overdue') })}
        data={[
          { value: 'all', label: say('All', 'Все') },
          { value: 'unpaid', label: say('To pay', 'К оплате') },
          { value: 'overdue', label: say('Overdue', 'Просрочены') },
        ]}
      />
      <MultiSelect
        aria-label={say('Statuses', 'Статусы')}
        placeholder={chosen.length > 0 ? '' : say('Any status', 'Любой статус')}
        w={180}
        clearable
        data={choicesOf(invoice, 'status')}
        value={chosen}
        onChange={(values) => onChange({ status: values.length > 0 ? values.join(',') : undefined })}
      />
      <SupplierChip value={search.supplier} onChange={(supplier) => onChange({ supplier })} />
      <div className={classes.due}>
        <span className="dimmed" aria-hidden>
          {say('Due', 'Срок')}
        </span>
        <TextInput
          type="date"
          w={130}
          aria-label={say('Due from', 'Срок с')}
          value={search.dueFrom ?? ''}
          max={search.dueTo}
          onChange={({ currentTarget }) => onChange({ dueFrom: currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          w={130}
          aria-label={say('Due to', 'Срок по')}
          value={search.dueTo ?? ''}
          min={search.dueFrom}
          onChange={({ currentTarget }) => onChange({ dueTo: currentTarget.value || undefined })}
        />
      </div>
    </>
  );
}
