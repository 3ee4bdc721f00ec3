import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';

/** Leads the browser to the provider, where access is granted; it comes back to the listing. */
export function ConnectButton({ slug, label }: { slug: string; label: string }) {
  const begin = useMutation({
    mutationFn: () => ask(api.GET('/api/v1/integrations/oauth/{slug}/authorize', { params: { path: { slug } } })),
    onSuccess: ({ authorizationUrl }) => globalThis.location.assign(authorizationUrl),
  });
  return (
    <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
      {label}
    </Button>
  );
}
