import { Group, Select, Switch, TextInput } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { InstallationSearch } from '../searches.ts';
import { directions, lineStatuses } from '../words.ts';

interface JournalFiltersProps {
  search: InstallationSearch;
  onChange(next: InstallationSearch): void;
  /** Whether new lines come by themselves. */
  live: boolean;
  setLive(next: boolean): void;
}

export function JournalFilters({ search, onChange, live, setLive }: JournalFiltersProps) {
  return (
    <Group mb="sm">
      <Select
        w={200}
        clearable
        aria-label={say('Direction', 'Направление')}
        placeholder={say('Any direction', 'Любое направление')}
        value={search.direction ?? null}
        onChange={(direction) => onChange({ direction: direction ?? undefined })}
        data={Object.entries(directions).map(([value, name]) => ({ value, label: say(name) }))}
      />
      <Select
        w={190}
        clearable
        aria-label={say('Outcome', 'Результат')}
        placeholder={say('Any outcome', 'Любой результат')}
        value={search.status ?? null}
        onChange={(status) => onChange({ status: status ?? undefined })}
        data={Object.entries(lineStatuses).map(([value, { name }]) => ({ value, label: say(name) }))}
      />
      <TextInput
        w={300}
        aria-label={say('Correlation', 'Сквозной номер запроса')}
        placeholder={say('Correlation identifier', 'Сквозной номер запроса')}
        key={search.correlationId}
        defaultValue={search.correlationId}
        onBlur={({ currentTarget }) => onChange({ correlationId: currentTarget.value.trim() || undefined })}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <Switch
        label={say('Live updates', 'Обновлять сразу')}
        checked={live}
        onChange={({ currentTarget }) => setLive(currentTarget.checked)}
      />
    </Group>
  );
}
