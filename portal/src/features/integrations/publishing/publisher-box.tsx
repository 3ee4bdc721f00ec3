import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Facts } from '../../../kit/facts.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import type { Answer } from '../../../shared/api/answer.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { publisherQuery } from './queries.ts';

/** Who publishes: the company of the portal, and whom to ask. */
export function PublisherBox() {
  const { data, isPending } = useQuery(publisherQuery);
  return (
    <Section title={say('Publisher', 'Издатель')}>
      {!isPending && <PublisherForm key={data?.version ?? 'new'} publisher={data ?? null} />}
    </Section>
  );
}

type Publisher = Answer<'integrations.get-publisher'>;

function PublisherForm({ publisher }: { publisher: Publisher | null }) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'publisher',
    initialValues: {
      contact: publisher?.contact ?? '',
      supportEmail: publisher?.supportEmail ?? '',
      privacyUrl: publisher?.privacyUrl ?? '',
    },
  });
  const problem = useFormProblem(form, ['contact', 'supportEmail', 'privacyUrl']);
  const save = useMutation({
    mutationFn: (body: typeof form.values) => ask(api.PUT('/api/v1/integrations/publisher', { body })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess() {
      form.draft.drop();
      problem.clear();
      await client.invalidateQueries({ queryKey: ['integrations', 'publisher'] });
      tellDone(say('Publisher saved', 'Издатель сохранён'));
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        {publisher && (
          <Facts
            of={[
              [say('Company', 'Компания'), publisher.name],
              [say('INN', 'ИНН'), publisher.inn],
            ]}
          />
        )}
        <TextInput label={say('Contact', 'Контакт')} required {...form.getInputProps('contact')} />
        <TextInput
          label={say('Support e-mail', 'Почта поддержки')}
          type="email"
          required
          {...form.getInputProps('supportEmail')}
        />
        <TextInput
          label={say('Privacy policy URL', 'Политика обработки данных, адрес')}
          type="url"
          required
          {...form.getInputProps('privacyUrl')}
        />
        <Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
