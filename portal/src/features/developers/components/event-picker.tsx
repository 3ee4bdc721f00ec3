import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, say } from '../../../kit/say.ts';
import { entityName, eventMeaning } from '../../../shared/events/event-words.ts';
import { byRecord, kindsLike } from '../event-kinds.ts';
import { eventCatalogQuery } from '../webhook-queries.ts';
import classes from './event-picker.module.css';

interface EventPickerProps {
  value: string[];
  onChange(next: string[]): void;
  error?: unknown;
}

/** Events a subscription wants, out of the catalog; none means every business event. */
export function EventPicker({ value, onChange, error }: EventPickerProps) {
  const { data: events = [] } = useQuery(eventCatalogQuery);
  const [wanted, setWanted] = useState('');
  const chosen = new Set(value);
  const toggle = (name: string) => onChange(chosen.has(name) ? value.filter((one) => one !== name) : [...value, name]);
  const shown = kindsLike(events, wanted).filter(({ name }) => name !== 'integration.test_event');
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {say('Events', 'События')}
      </Text>
      <Text size="sm" c="dimmed">
        {value.length === 0
          ? say('Nothing selected: every business event is sent.', 'Ничего не выбрано: отправляются все события.')
          : say(
              `${counted(value.length, ['event', 'events'], ['', '', ''])} chosen.`,
              `Выбрано: ${counted(value.length, ['', ''], ['событие', 'события', 'событий'])}.`,
            )}
      </Text>
      <TextInput
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        placeholder={say('Find an event', 'Найти событие')}
        aria-label={say('Find an event', 'Найти событие')}
      />
      {/* What scrolls has to be reached by keys. */}
      <section className={classes.list} tabIndex={0} aria-label={say('Event catalog', 'Каталог событий')}>
        {byRecord(shown).map(([entity, kinds]) => (
          <div key={entity} className={classes.group}>
            <b>{entityName(entity)}</b>
            <Stack gap={6}>
              {kinds.map(({ name }) => (
                <Checkbox
                  key={name}
                  size="xs"
                  checked={chosen.has(name)}
                  onChange={() => toggle(name)}
                  label={
                    <>
                      {eventMeaning(name)} <span className={classes.name}>{name}</span>
                    </>
                  }
                />
              ))}
            </Stack>
          </div>
        ))}
      </section>
      {typeof error === 'string' && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Stack>
  );
}
