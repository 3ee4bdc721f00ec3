import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Consent, consentOf } from '../consent-of.ts';
import type { Listing } from '../queries.ts';
import { ConsentDialog } from './consent-dialog.tsx';

/** Installs and leads to the settings; an integration of another company asks for consent first. */
export function InstallButton({ portal, listing: { slug, installation } }: { portal: string; listing: Listing }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
  const [consent, setConsent] = useState<Consent>();
  const install = useMutation({
    mutationFn: (accept: number | undefined) =>
      ask(api.POST('/api/v1/integrations/installations', { body: { publicId: slug, accept } })),
    meta: { toldByPage: true },
    onError(error) {
      const asked = isProblem(error) ? consentOf(error) : undefined;
      if (asked) setConsent(asked);
      else tellProblem(error);
    },
    async onSuccess({ id }) {
      await client.invalidateQueries({ queryKey: ['integrations'] });
      await navigate({ to: '/$portal/integrations/installed/$id', params: { portal, id } });
    },
  });
  if (installation)
    return (
      <Button
        renderRoot={(props) => (
          <Link
            to="/$portal/integrations/installed/$id"
            params={{ portal, id: installation.id }}
            search={{}}
            {...props}
          />
        )}
      >
        {say('Open the installation', 'Открыть установленную')}
      </Button>
    );
  if (!may('integrations.install')) return null;
  return (
    <>
      <Button loading={install.isPending} onClick={() => install.mutate(undefined)}>
        {say('Install', 'Установить')}
      </Button>
      {consent && (
        <ConsentDialog
          consent={consent}
          isPending={install.isPending}
          onClose={() => setConsent(undefined)}
          onAccept={() => install.mutate(consent.number)}
        />
      )}
    </>
  );
}
