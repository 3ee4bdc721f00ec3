import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  MultiSelect,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, X } from 'lucide-react';
import { routeStep } from '../../../../../nouns/approval-route.ts';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { newStep, type RouteValues } from '../route-values.ts';
import { useApprovers } from '../use-approvers.ts';
import { workingCalendarQuery } from '../working-calendar.ts';

const step = { fields: routeStep };

/** Steps of a route, one after another: who is asked, all or any of them, when they are reminded, and who is asked besides. */
export function RouteSteps({ form }: { form: UseFormReturnType<RouteValues> }) {
  const approvers = useApprovers(form.values.recordType);
  const { data: calendar } = useQuery(workingCalendarQuery);
  const { steps } = form.values;
  return (
    <Stack gap="sm">
      {calendar && (
        <Text size="sm" c="dimmed">
          {calendar.countsWorkingTime
            ? say('Hours are those of the working calendar.', 'Часы считаются по рабочему календарю.')
            : say('Hours run day and night, on weekends too.', 'Часы идут и ночью, и в выходные.')}
        </Text>
      )}
      {steps.map((_, index) => (
        <Fieldset key={`${index}`} legend={`${say('Step', 'Шаг')} ${index + 1}`}>
          <Stack gap="xs">
            <MultiSelect
              label={labelOf(step, 'approvers')}
              required
              searchable
              data={approvers}
              {...form.getInputProps(`steps.${index}.approvers`)}
            />
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" verticalSpacing="xs">
              <TextInput label={labelOf(step, 'name')} maxLength={100} {...form.getInputProps(`steps.${index}.name`)} />
              <Help of="approval_step.mode">
                <Select
                  label={labelOf(step, 'mode')}
                  data={choicesOf(step, 'mode')}
                  allowDeselect={false}
                  {...form.getInputProps(`steps.${index}.mode`)}
                />
              </Help>
              <Help of="approval_step.remindAfterHours">
                <TextInput
                  label={labelOf(step, 'remindAfterHours')}
                  inputMode="numeric"
                  pattern="[0-9]*"
                  placeholder={say('Never', 'Не напоминать')}
                  {...form.getInputProps(`steps.${index}.remindAfterHours`)}
                />
              </Help>
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="xs">
              <Help of="approval_step.escalateAfterHours">
                <TextInput
                  label={labelOf(step, 'escalateAfterHours')}
                  inputMode="numeric"
                  pattern="[0-9]*"
                  placeholder={say('Never', 'Не эскалировать')}
                  {...form.getInputProps(`steps.${index}.escalateAfterHours`)}
                />
              </Help>
              <MultiSelect
                label={labelOf(step, 'escalateTo')}
                searchable
                data={approvers}
                {...form.getInputProps(`steps.${index}.escalateTo`)}
              />
            </SimpleGrid>
            <Group gap="xs" justify="flex-end">
              {index > 0 && (
                <ActionIcon
                  variant="default"
                  aria-label={say('Move up', 'Поднять выше')}
                  onClick={() => form.reorderListItem('steps', { from: index, to: index - 1 })}
                >
                  <ArrowUp size={16} />
                </ActionIcon>
              )}
              {steps.length > 1 && (
                <ActionIcon
                  variant="default"
                  aria-label={say('Remove the step', 'Убрать шаг')}
                  onClick={() => form.removeListItem('steps', index)}
                >
                  <X size={16} />
                </ActionIcon>
              )}
            </Group>
          </Stack>
        </Fieldset>
      ))}
      {steps.length < 10 && (
        <Button
          variant="default"
          leftSection={<Plus size={16} />}
          onClick={() => form.insertListItem('steps', newStep())}
        >
          {say('One more step', 'Ещё шаг')}
        </Button>
      )}
    </Stack>
  );
}
