import { Box, Button, Group, Progress, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { language, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone, tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { sampleDataQuery } from '../../../shared/samples/sample-data-query.ts';
import { useMay } from '../../../shared/session/me.ts';

/** Fills an empty portal with an example, and takes it away again; for whoever may change the settings of the company. */
export function SampleData() {
  const client = useQueryClient();
  const may = useMay()('company_settings.update');
  const { data } = useQuery({ ...sampleDataQuery, enabled: may });
  const settled = async (said: string) => {
    await client.invalidateQueries();
    tellDone(said);
  };
  const fill = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/sample-data', { body: { language: language() } })),
    onSuccess: () => settled(say('The example is ready', 'Примеры готовы')),
    onError: (problem) => tellProblem(problem),
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/sample-data', {})),
    onSuccess: () => settled(say('The example is gone', 'Примеры убраны')),
    onError: (problem) => tellProblem(problem),
  });
  if (!data || !(data.sample || data.mayBeMade)) return null;
  return (
    <Box mb="md">
      <Section title={say('Examples', 'Примеры')}>
        <Group justify="space-between">
          <Text size="sm" maw={720}>
            {data.sample
              ? say(
                  `The portal shows an example company: ${data.sample.recordCount} records. Look around and try things; nothing of it leaves the portal. Remove it before you start your own work.`,
                  `В портале пример компании, записей: ${data.sample.recordCount}. Осмотритесь и попробуйте: наружу ничего не уходит. Уберите примеры, прежде чем начать свою работу.`,
                )
              : say(
                  'See how it works on an example: suppliers, items, requisitions, a comparison of prices, orders and invoices. It can be removed in one click.',
                  'Посмотрите, как всё работает, на примере: поставщики, номенклатура, заявки, сравнение цен, заказы и счета. Убрать его можно одним нажатием.',
                )}
          </Text>
          {data.sample ? (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
              {say('Remove the examples', 'Убрать примеры')}
            </Button>
          ) : (
            <Button variant="light" loading={fill.isPending} onClick={() => fill.mutate()}>
              {say('Fill with an example', 'Заполнить примерами')}
            </Button>
          )}
        </Group>
        {(fill.isPending || remove.isPending) && (
          <Progress
            mt="sm"
            size="sm"
            value={100}
            animated
            aria-label={
              fill.isPending
                ? say('The example is being made', 'Создаём примеры')
                : say('The example is being removed', 'Убираем примеры')
            }
          />
        )}
      </Section>
    </Box>
  );
}
