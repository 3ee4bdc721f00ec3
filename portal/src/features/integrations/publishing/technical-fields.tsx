import { Stack, Textarea, TextInput } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { ManifestFieldsProps } from './manifest-fields.ts';

const mono = { input: { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: 12 } };

interface TechnicalFieldsProps extends ManifestFieldsProps {
  /** Texts of the draft that are not the JSON they should be. */
  notJson: Readonly<Record<string, true>>;
}

/** Where the server of the integration is called, and what it declares as JSON. */
export function TechnicalFields({ draft, change, at, notJson }: TechnicalFieldsProps) {
  const unreadable = say('This JSON is not valid here', 'Это не тот JSON, который нужен');
  const address = (name: 'lifecycleUrl' | 'deliveryUrl' | 'startUrl', label: string, required = false) => (
    <TextInput
      label={label}
      type="url"
      placeholder="https://example.ru/prokura"
      withAsterisk={required}
      value={draft[name] ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      error={at(name)}
    />
  );
  return (
    <Section title={say('Technical settings', 'Технические настройки')}>
      <Stack>
        {address('lifecycleUrl', say('Lifecycle URL', 'Адрес вызовов жизненного цикла'), true)}
        {address('deliveryUrl', say('Address for events', 'Адрес для событий'))}
        {address('startUrl', say('Where a company starts', 'Где компания начинает работу'))}
        <Textarea
          label={say('Settings (JSON Schema)', 'Настройки, JSON Schema')}
          autosize
          minRows={6}
          maxRows={20}
          styles={mono}
          value={draft.settings}
          onChange={({ currentTarget }) => change({ settings: currentTarget.value })}
          error={notJson.settings ? unreadable : at('settings')}
        />
        <Textarea
          label={say('Mappings of incoming events, a JSON list', 'Сопоставления входящих событий, список JSON')}
          autosize
          minRows={2}
          maxRows={20}
          styles={mono}
          value={draft.mappings}
          onChange={({ currentTarget }) => change({ mappings: currentTarget.value })}
          error={notJson.mappings ? unreadable : at('mappings')}
        />
      </Stack>
    </Section>
  );
}
