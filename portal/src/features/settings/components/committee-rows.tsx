import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { X } from 'lucide-react';
import { committeeMember, mostMembers } from '../../../../../nouns/committee.ts';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { CompanyValues } from '../company-values.ts';

const member = { fields: committeeMember };

/** Who signs the minutes of a comparison, in their order. */
export function CommitteeRows({ form }: { form: UseFormReturnType<CompanyValues> }) {
  const { committee } = form.values;
  const role = committee.length === 0 ? 'chair' : 'member';
  return (
    <Section
      title={say('Committee', 'Закупочная комиссия')}
      about={say(
        'Signs the minutes of comparisons; without it they have blank lines.',
        'Подписывает протоколы сравнения; без неё в протоколе пустые строки.',
      )}
    >
      <Stack gap="sm">
        {committee.map((_, at) => (
          <Group key={at} wrap="nowrap" align="flex-end">
            <Select
              w={180}
              label={labelOf(member, 'role')}
              allowDeselect={false}
              data={choicesOf(member, 'role')}
              {...form.getInputProps(`committee.${at}.role`)}
            />
            <TextInput
              flex={1}
              label={labelOf(member, 'name')}
              required
              maxLength={200}
              {...form.getInputProps(`committee.${at}.name`)}
            />
            <TextInput
              flex={1}
              label={labelOf(member, 'position')}
              maxLength={200}
              {...form.getInputProps(`committee.${at}.position`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label={say('Remove', 'Убрать')}
              onClick={() => form.removeListItem('committee', at)}
            >
              <X size={16} />
            </ActionIcon>
          </Group>
        ))}
        {committee.length < mostMembers + 2 && (
          <Group>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => form.insertListItem('committee', { role, name: '', position: '' })}
            >
              {say('Add', 'Добавить')}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
