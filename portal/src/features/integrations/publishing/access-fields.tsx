import { MultiSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { eventMeaning } from '../../../shared/events/event-words.ts';
import type { ManifestFieldsProps } from './manifest-fields.ts';
import { eventNamesQuery } from './queries.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { TransferRows } from './transfer-rows.tsx';

/** Which data it exchanges, what its key may do, and what it is told of. */
export function AccessFields({ draft, change, at }: ManifestFieldsProps) {
  const { data: events = [] } = useQuery(eventNamesQuery);
  return (
    <Section title={say('Access', 'Доступ')}>
      <Stack>
        <TransferRows value={draft.dataTransfer} onChange={(dataTransfer) => change({ dataTransfer })} />
        <ScopeChoice value={draft.scopes} onChange={(scopes) => change({ scopes })} error={at('scopes')} />
        <MultiSelect
          label={say('Events it is notified of', 'О каких событиях узнаёт')}
          searchable
          value={draft.events}
          onChange={(next) => change({ events: next })}
          data={events.map((name) => ({ value: name, label: eventMeaning(name) }))}
          error={at('events')}
        />
      </Stack>
    </Section>
  );
}
