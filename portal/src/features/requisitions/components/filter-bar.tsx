import { Button, Checkbox } from '@mantine/core';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import classes from '../../../kit/filters/filters.module.css';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { isNarrowed } from '../../../shared/views/kept.ts';
import { usePipeline } from '../queries.ts';
import type { RequisitionsSearch } from '../searches.ts';
import { CustomerChip } from './customer-chip.tsx';
import { DueChip } from './due-chip.tsx';

interface FilterBarProps {
  search: RequisitionsSearch;
  onChange(next: RequisitionsSearch): void;
}

/** All filters of the list, each a chip; what they hold stands in the address. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const { stages } = usePipeline();
  const { people } = usePeople();
  const may = useMay();
  const dot = (color: string) => <i className={classes.dot} style={{ background: color }} aria-hidden />;
  return (
    <div className={classes.bar} role="search">
      <SearchInput
        value={search.search}
        onSearch={(wanted) => onChange({ search: wanted })}
        placeholder={say('Number or title', 'Номер или название')}
      />
      <ChoiceChip
        label={labelOf(noun, 'stage')}
        choices={stages.map(({ id, name, color }) => ({ value: id, label: stageName(name), mark: dot(color) }))}
        value={search.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <ChoiceChip
        label={labelOf(noun, 'status')}
        choices={choicesOf(noun, 'status')}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      {search.mine !== 'yes' && (
        <ChoiceChip
          label={labelOf(noun, 'responsibleId')}
          choices={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={search.responsible}
          onChange={(responsible) => onChange({ responsible })}
        />
      )}
      <DueChip search={search} onChange={onChange} />
      <ChoiceChip
        label={labelOf(noun, 'priority')}
        choices={choicesOf(noun, 'priority')}
        value={search.priority}
        onChange={(priority) => onChange({ priority })}
      />
      {may('counterparties.read') && <CustomerChip search={search} onChange={onChange} />}
      <SupplierChip value={search.supplier} onChange={(supplier) => onChange({ supplier })} />
      <SwitchChip
        label={say('Overdue', 'Просрочены')}
        on={search.overdue === 'yes'}
        onChange={(on) => onChange({ overdue: on ? 'yes' : undefined })}
      />
      <Checkbox
        size="xs"
        label={say('Mine', 'Мои')}
        checked={search.mine === 'yes'}
        onChange={({ currentTarget }) =>
          onChange({ mine: currentTarget.checked ? 'yes' : undefined, responsible: undefined })
        }
      />
      {isNarrowed(search) && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(nothing)}>
          {say('Clear all', 'Сбросить')}
        </Button>
      )}
    </div>
  );
}

const nothing: RequisitionsSearch = {
  ...{ search: undefined, stage: undefined, status: undefined, responsible: undefined, customer: undefined },
  ...{ dueFrom: undefined, dueTo: undefined, priority: undefined, mine: undefined },
  ...{ supplier: undefined, overdue: undefined },
};
