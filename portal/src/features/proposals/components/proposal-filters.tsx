import { Stack, TextInput } from '@mantine/core';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import type { ProposalsSearch } from '../searches.ts';

interface ProposalFiltersProps {
  search: ProposalsSearch;
  change(next: ProposalsSearch): void;
}

export function ProposalFilters({ search, change }: ProposalFiltersProps) {
  const { people } = usePeople();
  return (
    <>
      <ChoiceChip
        label={labelOf(noun, 'status')}
        choices={choicesOf(noun, 'status')}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <CounterpartyChip
        label={labelOf(noun, 'customerId')}
        value={search.customer}
        onChange={(customer) => change({ customer })}
      />
      <ChoiceChip
        label={labelOf(noun, 'ownerId')}
        choices={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        value={search.owner}
        onChange={(owner) => change({ owner })}
      />
      <UntilChip search={search} change={change} />
    </>
  );
}

/** By the last day they hold, from one day to another. */
function UntilChip({ search: { from, to }, change }: ProposalFiltersProps) {
  const since = from && say(`from ${showDay(from)}`, `с ${showDay(from)}`);
  const until = to && say(`to ${showDay(to)}`, `по ${showDay(to)}`);
  return (
    <FilterChip
      label={labelOf(noun, 'validUntil')}
      chosen={[since, until].filter(Boolean).join(' ') || undefined}
      onClear={() => change({ from: undefined, to: undefined })}
    >
      <Stack>
        <TextInput
          type="date"
          label={say('From', 'С')}
          value={from ?? ''}
          onChange={({ currentTarget }) => change({ from: currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={say('To', 'По')}
          value={to ?? ''}
          onChange={({ currentTarget }) => change({ to: currentTarget.value || undefined })}
        />
      </Stack>
    </FilterChip>
  );
}
