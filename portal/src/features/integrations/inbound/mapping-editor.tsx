import { Button, Group, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useMay } from '../../../shared/session/me.ts';
import { DeleteMapping } from './delete-mapping.tsx';
import { DryRun } from './dry-run.tsx';
import { FieldRows } from './field-rows.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { draftOf, filledTwice, type MappingDraft, withOperation } from './mapping-model.ts';
import type { Mapping } from './queries.ts';
import { saveMapping } from './save-mapping.ts';
import { operations } from './words.ts';

interface MappingEditorProps {
  id: string;
  mapping: Mapping | undefined;
  onSaved(mappingId: string | undefined): void;
}

/** An event, what is done with it, and where each field stands; below, the same tried on an example. */
export function MappingEditor({ id, mapping, onSaved }: MappingEditorProps) {
  const client = useQueryClient();
  const may = useMay();
  const [first] = useState(() => draftOf(mapping));
  const [draft, setDraft, kept] = useKeptState('webhook-mapping', mapping?.id ?? `new-${id}`, first);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const change = (next: Partial<MappingDraft>) => setDraft((before) => ({ ...before, ...next }));
  const save = useMutation({
    mutationFn: () => saveMapping(id, mapping, draft),
    meta: { toldByPage: true },
    async onSuccess(saved) {
      kept.drop();
      await client.invalidateQueries({ queryKey: ['integrations', 'mappings', id] });
      tellDone(say(`Saved: ${saved.name}`, `Сохранено: ${saved.name}`));
      onSaved(saved.id);
    },
  });
  const faults = new Map(
    isProblem(save.error) ? save.error.faults.map(({ pointer, message }) => [pointer ?? '', message]) : [],
  );
  const operation = operations[draft.operation];
  const twice = filledTwice(draft.rows);
  const mayChange = may('integrations.configure');
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack>
          <FormProblem error={save.error} draft={kept} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={say('Event', 'Событие')}
              description={say('An event name, or a prefix followed by .*', 'Имя или начало имени с .*')}
              placeholder="catalog.item.upserted"
              required
              value={draft.event}
              onChange={({ currentTarget }) => change({ event: currentTarget.value })}
              error={faults.get('/event')}
            />
            <TextInput
              label={say('Name', 'Название')}
              description={say('Defaults to the event', 'По умолчанию — имя события')}
              value={draft.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              error={faults.get('/name')}
            />
          </SimpleGrid>
          <Select
            label={say('What is done', 'Что сделать')}
            allowDeselect={false}
            value={draft.operation}
            onChange={(next) => next && change(withOperation(draft, next))}
            data={Object.entries(operations).map(([value, { name }]) => ({ value, label: say(name) }))}
            error={faults.get('/operation')}
          />
          <FieldRows
            rows={draft.rows}
            onChange={(rows) => change({ rows })}
            targets={operation?.targets ?? []}
            paths={paths}
            faultOf={(kind, target) => faults.get(`/${kind}/${target.trim()}`)}
            twice={twice}
          />
          <IdentityFields draft={draft} onChange={change} matchBy={operation?.matchBy ?? []} faults={faults} />
          <Switch
            label={say('Applied', 'Действует')}
            checked={draft.active}
            onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
          />
          {mayChange && (
            <Group>
              <Button type="submit" disabled={twice.size > 0} loading={save.isPending}>
                {say('Save', 'Сохранить')}
              </Button>
              {mapping && <DeleteMapping id={id} mapping={mapping} onDone={() => onSaved(undefined)} />}
            </Group>
          )}
        </Stack>
      </form>
      {mayChange &&
        (mapping ? (
          <DryRun id={id} event={mapping.event} onPaths={setPaths} />
        ) : (
          <Text size="sm" c="dimmed">
            {say('Save it to try it on an event.', 'После сохранения его можно проверить на событии.')}
          </Text>
        ))}
    </Stack>
  );
}
