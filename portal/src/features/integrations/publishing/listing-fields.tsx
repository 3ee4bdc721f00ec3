import { Group, MultiSelect, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { categoriesQuery } from '../queries.ts';
import { connections } from '../words.ts';
import { BilingualInput } from './bilingual-input.tsx';
import { BilingualList } from './bilingual-list.tsx';
import type { ManifestFieldsProps } from './manifest-fields.ts';
import type { Bilingual, ManifestDraft } from './manifest-model.ts';
import { dataTags } from './words.ts';

/** What the marketplace will show of the integration; its identifier stands first. */
export function ListingFields({ draft, change, at, identifier }: ManifestFieldsProps & { identifier: ReactNode }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const both = (path: string) => (language: keyof Bilingual) => at(`${path}/${language}`);
  return (
    <Section title={say('Listing', 'Карточка')}>
      <Stack>
        {identifier}
        <BilingualInput
          label={say('Name', 'Название')}
          value={draft.name}
          onChange={(name) => change({ name })}
          error={both('name')}
        />
        <BilingualInput
          label={say('In short', 'Коротко')}
          value={draft.shortDescription}
          onChange={(shortDescription) => change({ shortDescription })}
          error={both('shortDescription')}
        />
        <BilingualInput
          label={say('Description', 'Описание')}
          long
          value={draft.description}
          onChange={(description) => change({ description })}
          error={both('description')}
        />
        <Group grow align="flex-start">
          <Select
            label={say('Category', 'Категория')}
            allowDeselect={false}
            value={draft.category}
            onChange={(category) => change({ category: category as ManifestDraft['category'] })}
            data={categories.map(({ slug: value, name }) => ({ value, label: name }))}
          />
          <MultiSelect
            label={say('Connection', 'Подключение')}
            value={draft.connectionTypes}
            onChange={(types) => change({ connectionTypes: types as ManifestDraft['connectionTypes'] })}
            data={Object.entries(connections).map(([value, name]) => ({ value, label: say(name) }))}
            error={at('connectionTypes')}
          />
          <MultiSelect
            label={say('Data', 'Что передаёт')}
            value={draft.dataTags}
            onChange={(tags) => change({ dataTags: tags as ManifestDraft['dataTags'] })}
            data={Object.entries(dataTags).map(([value, name]) => ({ value, label: say(name) }))}
          />
        </Group>
        <BilingualList
          label={say('Capabilities', 'Возможности')}
          value={draft.capabilities}
          onChange={(capabilities) => change({ capabilities })}
        />
        <BilingualList
          label={say('What is needed', 'Что потребуется')}
          value={draft.requirements}
          onChange={(requirements) => change({ requirements })}
        />
        <BilingualList
          label={say('How to connect', 'Как подключить')}
          value={draft.instruction}
          onChange={(instruction) => change({ instruction })}
        />
      </Stack>
    </Section>
  );
}
