import { Button, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, Copy, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { copyRequisition } from '../acts.ts';
import type { RequisitionCard } from '../queries.ts';

const SaveAsTemplate = lazy(async () => ({ default: (await import('./save-as-template.tsx')).SaveAsTemplate }));

/** What makes another requisition of this one: now, or each time it is needed again. */
export function CardMenu({ portal, card }: { portal: string; card: RequisitionCard }) {
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const copy = useMutation({
    mutationFn: () => copyRequisition(card.id),
    onSuccess: async ({ id, number, warnings }) => {
      await client.invalidateQueries({ queryKey: ['requisitions'] });
      await navigate({ to: '/$portal/requisitions/$id', params: { portal, id }, search: {} });
      tellDone(
        [`${say('Draft made', 'Черновик создан')}: ${number}`, ...warnings.map(({ message }) => message)].join('. '),
      );
    },
  });
  if (!may('purchase_requisitions.create')) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px={9} loading={copy.isPending} aria-label={say('More actions', 'Ещё действия')}>
            <Ellipsis size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Copy size={16} />} onClick={() => copy.mutate()}>
            {say('Copy', 'Скопировать')}
          </Menu.Item>
          <Menu.Item leftSection={<CalendarClock size={16} />} onClick={() => setSaving(true)}>
            {say('Save as a template', 'Сохранить как шаблон')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{saving && <SaveAsTemplate portal={portal} card={card} onClose={() => setSaving(false)} />}</Suspense>
    </>
  );
}
