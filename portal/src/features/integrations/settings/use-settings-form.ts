import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { fieldOf, isProblem } from '../../../shared/api/problem.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import type { Installation } from '../queries.ts';
import type { SettingField } from './setting-fields.ts';
import {
  changesOf,
  optionalGroups,
  type SettingValue,
  settingAt,
  valuesOf,
  withoutGroupsOf,
} from './setting-values.ts';

/** What is typed into the settings, which groups are left out, the faults of each field, and saving what has changed. */
export function useSettingsForm(fields: readonly SettingField[], installation: Installation, onSaved: () => void) {
  const { id, version, settings } = installation;
  const client = useQueryClient();
  const [before] = useState(() => valuesOf(fields, settings));
  const [values, setValues] = useState(before);
  const [off, setOff] = useState(() => new Set(optionalGroups(fields).filter((path) => !settingAt(settings, path))));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useDraft({
    form: 'integration-settings',
    record: id,
    values,
    initial: before,
    restore(back) {
      setValues((all) => ({ ...all, ...back }) as typeof all);
      setOff((groups) => withoutGroupsOf(groups, fields, back));
    },
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
  return {
    values,
    put: (path: string, next: SettingValue) => setValues((all) => ({ ...all, [path]: next })),
    off,
    turn: (path: string) => setOff(toggled(off, path)),
    errors,
    error: save.error,
    draft,
    save: () => save.mutate(),
    isSaving: save.isPending,
  };
}

function toggled(off: ReadonlySet<string>, path: string): Set<string> {
  const next = new Set(off);
  if (!next.delete(path)) next.add(path);
  return next;
}

/** `/settings/smtp/host` is the field `smtp.host`; a fault inside a list or a table stands at the whole. */
export const faultsOf = (error: unknown): Record<string, string> =>
  isProblem(error)
    ? Object.fromEntries(error.faults.map((fault) => [fieldOf(fault).replace(/^settings\./, ''), fault.message]))
    : {};
