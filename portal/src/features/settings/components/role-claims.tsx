import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, X } from 'lucide-react';
import { identityProvider, roleClaim } from '../../../../../nouns/identity-provider.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { ProviderValues } from '../identity-providers.ts';

interface RoleClaimsProps {
  form: Pick<UseFormReturnType<ProviderValues>, 'values' | 'getInputProps' | 'insertListItem' | 'removeListItem'>;
  roles: ReadonlyArray<{ value: string; label: string }>;
}

/** Which value of which claim gives which role. */
export function RoleClaims({ form, roles }: RoleClaimsProps) {
  const label = (name: keyof typeof roleClaim) => say(roleClaim[name].spec.label);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {labelOf(identityProvider, 'roleClaims')}
      </Text>
      {form.values.roleClaims.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
        <Group key={place} grow wrap="nowrap" align="flex-start" preventGrowOverflow={false}>
          <TextInput
            aria-label={label('claim')}
            placeholder="groups"
            {...form.getInputProps(`roleClaims.${place}.claim`)}
          />
          <TextInput aria-label={label('value')} {...form.getInputProps(`roleClaims.${place}.value`)} />
          <Select aria-label={label('roleId')} data={roles} {...form.getInputProps(`roleClaims.${place}.roleId`)} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={say('Remove', 'Убрать')}
            onClick={() => form.removeListItem('roleClaims', place)}
          >
            <X size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Plus size={16} />}
          onClick={() => form.insertListItem('roleClaims', { claim: 'groups', value: '', roleId: '' })}
        >
          {say('Role by a claim', 'Роль по полю')}
        </Button>
      </Group>
    </Stack>
  );
}
