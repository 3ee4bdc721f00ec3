import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { confirmReset } from '../confirm-reset.tsx';
import type { TestPortal } from '../queries.ts';
import { RemovePortal } from './remove-portal.tsx';

/** A test portal and what is done with it. */
export function PortalCard({ id, name, slug, portalTime, createdAt }: TestPortal) {
  const client = useQueryClient();
  const may = useMay();
  const enter = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/sandbox/{id}/sign-in-link', { params: { path: { id } } })),
    onSuccess: ({ url }) => location.assign(url),
  });
  const reset = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/sandbox/{id}/reset', { params: { path: { id } } })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['test-portals'] });
      tellDone(say('The test portal begins anew', 'Тестовый портал начат заново'));
    },
  });
  return (
    <Section
      title={name}
      about={say(
        `/${slug} · its clock shows ${showInstant(portalTime)} · made ${showInstant(createdAt)}`,
        `/${slug} · на его часах ${showInstant(portalTime)} · создан ${showInstant(createdAt)}`,
      )}
    >
      {may('api_keys.create') && (
        <Group>
          <Button loading={enter.isPending} onClick={() => enter.mutate()}>
            {say('Sign in', 'Войти')}
          </Button>
          <Button variant="default" loading={reset.isPending} onClick={() => confirmReset(reset.mutate)}>
            {say('Begin anew…', 'Начать заново…')}
          </Button>
          <RemovePortal id={id} name={name} />
          <Text size="sm" c="dimmed">
            {say(
              'Signing in replaces this session in this browser.',
              'Вход заменит в этом браузере сеанс этого портала.',
            )}
          </Text>
        </Group>
      )}
    </Section>
  );
}
