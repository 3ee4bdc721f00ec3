import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Seller } from '../sellers.ts';

/** Puts a seller away and brings it back; the default stays until another one is. */
export function SellerActions({ seller: { id, status, isDefault } }: { seller: Seller }) {
  const client = useQueryClient();
  const may = useMay();
  const params = { path: { id } };
  const after = async (text: string, undo?: () => void) => {
    await client.invalidateQueries({ queryKey: ['settings'] });
    tellDone(text, undo);
  };
  const restore = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/settings/seller-profiles/{id}/restore', { params })),
    onSuccess: () => after(say('Restored', 'Восстановлен')),
  });
  const archive = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/settings/seller-profiles/{id}', { params })),
    onSuccess: () => after(say('Archived', 'В архиве'), () => restore.mutate()),
  });
  if (!may('company_settings.update') || isDefault) return null;
  return status === 'active' ? (
    <Button
      variant="default"
      leftSection={<Archive size={16} />}
      loading={archive.isPending}
      onClick={() => archive.mutate()}
    >
      {say('Archive', 'В архив')}
    </Button>
  ) : (
    <Button
      variant="default"
      leftSection={<ArchiveRestore size={16} />}
      loading={restore.isPending}
      onClick={() => restore.mutate()}
    >
      {say('Restore', 'Восстановить')}
    </Button>
  );
}
