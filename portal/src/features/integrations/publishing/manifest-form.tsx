import { Button, Group, MultiSelect, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { isProblem } from '../../../shared/api/problem.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { eventMeaning } from '../../../shared/events/event-words.ts';
import { categoriesQuery } from '../queries.ts';
import { connections } from '../words.ts';
import { BilingualInput } from './bilingual-input.tsx';
import { BilingualList } from './bilingual-list.tsx';
import { type Bilingual, draftOf, type ManifestDraft, manifestOf } from './manifest-model.ts';
import { eventNamesQuery, type Publication } from './queries.ts';
import { savePublication } from './save-publication.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { TransferRows } from './transfer-rows.tsx';
import { dataTags } from './words.ts';

interface ManifestFormProps {
  publication: Publication | undefined;
  onDone(saved: Publication): void;
}

const mono = { input: { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: 12 } };

/** All that other portals will read of an integration, and what it asks for. */
export function ManifestForm({ publication, onDone }: ManifestFormProps) {
  const client = useQueryClient();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: events = [] } = useQuery(eventNamesQuery);
  const [first] = useState(() => draftOf(publication?.manifest));
  const [slug, setSlug, keptSlug] = useKeptState('manifest-slug', publication?.id, publication?.slug ?? '');
  const [draft, setDraft, keptCard] = useKeptState('manifest', publication?.id, first);
  const kept = bothDrafts(keptSlug, keptCard);
  const change = (next: Partial<ManifestDraft>) => setDraft((before) => ({ ...before, ...next }));
  const made = manifestOf(draft);
  const save = useMutation({
    mutationFn: () => savePublication(publication, slug, made),
    meta: { toldByPage: true },
    async onSuccess(saved) {
      kept.drop();
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say('The draft is saved', 'Черновик сохранён'));
      onDone(saved);
    },
  });
  const faults = new Map(
    isProblem(save.error) ? save.error.faults.map(({ pointer, message }) => [pointer ?? '', message]) : [],
  );
  const at = (path: string) => faults.get(`/manifest/${path}`) ?? faults.get(`/${path}`);
  const both = (path: string) => (language: keyof Bilingual) => at(`${path}/${language}`);
  const json = 'faults' in made ? made.faults : {};
  const notJson = say('This JSON is not valid here', 'Это не тот JSON, который нужен');
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack maw={860}>
        <FormProblem error={save.error} draft={kept} />
        <Section title={say('Card', 'Карточка')}>
          <Stack>
            <TextInput
              label={say(
                'Identifier (publisher.integration), cannot be changed later',
                'Идентификатор: издатель.интеграция, навсегда',
              )}
              placeholder="sklad-soft.stock-watch"
              withAsterisk
              readOnly={publication !== undefined}
              value={slug}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
              error={faults.get('/slug')}
            />
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
                label={say('Carries', 'Что передаёт')}
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
        <Section title={say('Access', 'Доступ')}>
          <Stack>
            <TransferRows value={draft.dataTransfer} onChange={(dataTransfer) => change({ dataTransfer })} />
            <ScopeChoice value={draft.scopes} onChange={(scopes) => change({ scopes })} error={at('scopes')} />
            <MultiSelect
              label={say('Events it is told of', 'О каких событиях узнаёт')}
              searchable
              value={draft.events}
              onChange={(next) => change({ events: next })}
              data={events.map((name) => ({ value: name, label: eventMeaning(name) }))}
              error={at('events')}
            />
          </Stack>
        </Section>
        <Section title={say('Technology', 'Технические настройки')}>
          <Stack>
            {address('lifecycleUrl', say('Lifecycle URL', 'Адрес вызовов жизненного цикла'), true)}
            {address('deliveryUrl', say('Address for events', 'Адрес для событий'))}
            {address('startUrl', say('Company defaults', 'Где компания начинает работу'))}
            <Textarea
              label={say('Settings (JSON Schema)', 'Настройки, JSON Schema')}
              autosize
              minRows={6}
              maxRows={20}
              styles={mono}
              value={draft.settings}
              onChange={({ currentTarget }) => change({ settings: currentTarget.value })}
              error={json.settings ? notJson : at('settings')}
            />
            <Textarea
              label={say('Mappings of incoming events, a JSON list', 'Сопоставления входящих событий, список JSON')}
              autosize
              minRows={2}
              maxRows={20}
              styles={mono}
              value={draft.mappings}
              onChange={({ currentTarget }) => change({ mappings: currentTarget.value })}
              error={json.mappings ? notJson : at('mappings')}
            />
          </Stack>
        </Section>
        <Group>
          <Button type="submit" disabled={'faults' in made} loading={save.isPending}>
            {say('Save the draft', 'Сохранить черновик')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
