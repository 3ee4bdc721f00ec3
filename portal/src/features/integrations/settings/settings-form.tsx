import { Button, Group, Stack, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { fieldOf, isProblem } from '../../../shared/api/problem.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import type { Card, Installation } from '../queries.ts';
import { SettingInput } from './setting-input.tsx';
import {
  changesOf,
  fieldsOf,
  groupsOf,
  type SettingField,
  type SettingValue,
  settingAt,
  valuesOf,
} from './settings-model.ts';

/** The form drawn from the schema the server sends. Faults stand at their fields; a secret is written, never read. */
export function SettingsForm({
  card,
  installation,
  onSaved,
}: {
  card: Card;
  installation: Installation;
  onSaved(): void;
}) {
  const { id, version, settings } = installation;
  const client = useQueryClient();
  const fields = fieldsOf(card.settingsSchema);
  const [before] = useState(() => valuesOf(fields, settings));
  const [values, setValues] = useState(before);
  const [off, setOff] = useState(() => new Set(optionalGroups(fields).filter((path) => !settingAt(settings, path))));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useDraft({
    form: 'integration-settings',
    record: id,
    values,
    initial: before,
    restore: (back) => setValues((all) => ({ ...all, ...back }) as typeof all),
    never: fields.filter(({ secret }) => secret).map(({ path }) => path),
  });
  const save = useMutation({
    mutationFn: () => {
      const gone = [...off].filter((path) => settingAt(settings, path) !== undefined);
      const shown = fields.filter(({ groupPath }) => !groupPath || !off.has(groupPath));
      const changes = changesOf(shown, before, values, new Set(gone));
      return ask(
        api.PATCH('/api/v1/integrations/installations/{id}/config', {
          params: { path: { id } },
          body: { settings: changes, version },
        }),
      );
    },
    meta: { toldByPage: true },
    onMutate: () => setErrors({}),
    onError: (error) => setErrors(faultsOf(error)),
    async onSuccess(saved) {
      draft.drop();
      onSaved();
      client.setQueryData(['integrations', 'installation', id], saved);
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say('Settings saved', 'Настройки сохранены'));
    },
  });
  const placed = fields.some(({ path }) => errors[path]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      noValidate
    >
      <Stack maw={720}>
        {!placed && <FormProblem error={save.error} />}
        {groupsOf(fields).map(({ path, title, optional, members }) => (
          <Section key={path ?? ''} title={title}>
            <Stack>
              {path && optional && (
                <Switch
                  label={say('Set up', 'Настроить')}
                  checked={!off.has(path)}
                  onChange={() => setOff(toggled(off, path))}
                />
              )}
              {!(path && off.has(path)) &&
                members.map((field) => (
                  <SettingInput
                    key={field.path}
                    id={id}
                    slug={card.slug}
                    field={field}
                    value={values[field.path] ?? ''}
                    onChange={(next: SettingValue) => setValues((all) => ({ ...all, [field.path]: next }))}
                    error={errors[field.path]}
                    stored={field.secret ? (settingAt(settings, field.path) as string | undefined) : undefined}
                  />
                ))}
            </Stack>
          </Section>
        ))}
        <Group>
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const optionalGroups = (fields: readonly SettingField[]) => [
  ...new Set(fields.flatMap(({ groupPath, groupRequired }) => (groupPath && !groupRequired ? [groupPath] : []))),
];

function toggled(off: ReadonlySet<string>, path: string): Set<string> {
  const next = new Set(off);
  if (!next.delete(path)) next.add(path);
  return next;
}

/** `/settings/smtp/host` is the field `smtp.host`; a fault inside a list or a table stands at the whole. */
const faultsOf = (error: unknown): Record<string, string> =>
  isProblem(error)
    ? Object.fromEntries(error.faults.map((fault) => [fieldOf(fault).replace(/^settings\./, ''), fault.message]))
    : {};
