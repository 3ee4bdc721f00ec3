import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { messengerOverviewQuery } from '../../../shared/messengers/queries.ts';
import type { MessengersSearch } from '../messengers-search.ts';

interface TalkFiltersProps {
  search: MessengersSearch;
  onChange(next: MessengersSearch): void;
}

/** Conversations by name or phone, by channel, and those that nobody has read. */
export function TalkFilters({ search: { search, channel, unread }, onChange }: TalkFiltersProps) {
  const { data: overview } = useQuery(messengerOverviewQuery);
  return (
    <Group mb="md" gap="sm">
      <SearchInput
        value={search}
        onSearch={(wanted) => onChange({ search: wanted })}
        placeholder={say('Name or phone', 'Имя или телефон')}
      />
      <ChoiceChip
        label={say('Channel', 'Канал')}
        choices={(overview?.channels ?? []).map(({ channelId, label }) => ({ value: channelId, label }))}
        value={channel}
        onChange={(next) => onChange({ channel: next })}
      />
      <SwitchChip
        label={say('Unread', 'Непрочитанные')}
        on={unread === 'true'}
        onChange={(on) => onChange({ unread: on ? 'true' : undefined })}
      />
    </Group>
  );
}
