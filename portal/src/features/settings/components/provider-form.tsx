import { Button, PasswordInput, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { identityProvider } from '../../../../../nouns/identity-provider.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { Fields } from '../../../kit/form/fields.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import {
  type IdentityProvider,
  newProvider,
  type ProviderValues,
  providerValuesOf,
  saveProvider,
} from '../identity-providers.ts';
import { rolesQuery } from '../queries.ts';
import { RoleClaims } from './role-claims.tsx';

const fields = ['name', 'issuer', 'clientId', 'clientSecret', 'domains', 'defaultRoleId', 'secondFactorAcr'];
const switches = ['makesPeople', 'isOnlyWay', 'isOn'] as const;

interface ProviderFormProps {
  provider: IdentityProvider | undefined;
  onClose(): void;
}

/** Who the provider is, whose people it signs in, and what it may give them. */
export function ProviderForm({ provider, onClose }: ProviderFormProps) {
  const client = useQueryClient();
  const { data: roles = [] } = useQuery(rolesQuery);
  const given = roles.filter(({ code }) => code !== 'owner').map(({ id, name }) => ({ value: id, label: name }));
  const form = useKeptForm<ProviderValues>({
    draft: 'identity-provider',
    record: provider?.id,
    initialValues: provider ? providerValuesOf(provider) : newProvider(),
    never: ['clientSecret'],
  });
  const problem = useFormProblem(form, fields);
  const saving = useMutation({
    mutationFn: (values: ProviderValues) => saveProvider(provider, values),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings'] });
      tellDone(say('Saved', 'Сохранено'));
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput {...ofField(identityProvider, 'name')} data-autofocus {...form.getInputProps('name')} />
        <Help of="identity_provider.issuer">
          <TextInput
            {...ofField(identityProvider, 'issuer')}
            placeholder="https://id.romashka.ru"
            {...form.getInputProps('issuer')}
          />
        </Help>
        <Fields>
          <TextInput {...ofField(identityProvider, 'clientId')} {...form.getInputProps('clientId')} />
          <PasswordInput
            label={say('Client secret', 'Секрет клиента')}
            autoComplete="off"
            placeholder={provider?.hasClientSecret ? say('Kept', 'Сохранён') : undefined}
            {...form.getInputProps('clientSecret')}
          />
        </Fields>
        <Help of="identity_provider.domains">
          <TagsInput label={labelOf(identityProvider, 'domains')} {...form.getInputProps('domains')} />
        </Help>
        <RoleClaims form={form} roles={given} />
        <Select
          label={labelOf(identityProvider, 'defaultRoleId')}
          data={given}
          clearable
          {...form.getInputProps('defaultRoleId')}
        />
        <Help of="identity_provider.secondFactorAcr">
          <TagsInput label={labelOf(identityProvider, 'secondFactorAcr')} {...form.getInputProps('secondFactorAcr')} />
        </Help>
        {switches.map((name) => (
          <Switch
            key={name}
            label={labelOf(identityProvider, name)}
            {...form.getInputProps(name, { type: 'checkbox' })}
          />
        ))}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={saving.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
