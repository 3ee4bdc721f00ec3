import { Button, Group, Stack, Switch } from '@mantine/core';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { Installation, Listing } from '../queries.ts';
import { fieldsOf, groupsOf } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { type SettingValue, settingAt } from './setting-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** The form drawn from the schema the server sends. Faults stand at their fields; a secret is written, never read. */
export function SettingsForm({
  listing,
  installation,
  onSaved,
}: {
  listing: Listing;
  installation: Installation;
  onSaved(): void;
}) {
  const { settings } = installation;
  const fields = fieldsOf(listing.settingsSchema);
  const { values, put, off, turn, errors, error, draft, save, isSaving } = useSettingsForm(
    fields,
    installation,
    onSaved,
  );
  const placed = fields.some(({ path }) => errors[path]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <Stack maw={720}>
        <FormProblem error={placed ? undefined : error} draft={draft} />
        {groupsOf(fields).map(({ path, title, optional, members }) => (
          <Section key={path ?? ''} title={title}>
            <Stack>
              {path && optional && (
                <Switch label={say('Set up', 'Настроить')} checked={!off.has(path)} onChange={() => turn(path)} />
              )}
              {!(path && off.has(path)) &&
                members.map((field) => (
                  <SettingInput
                    key={field.path}
                    id={installation.id}
                    slug={listing.slug}
                    field={field}
                    value={values[field.path] ?? ''}
                    onChange={(next: SettingValue) => put(field.path, next)}
                    error={errors[field.path]}
                    stored={field.secret ? (settingAt(settings, field.path) as string | undefined) : undefined}
                  />
                ))}
            </Stack>
          </Section>
        ))}
        <Group>
          <Button type="submit" loading={isSaving}>
            {say('Save', 'Сохранить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
