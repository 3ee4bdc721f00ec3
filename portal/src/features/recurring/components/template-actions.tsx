import { Button, Menu, Modal } from '@mantine/core';
import { Ellipsis, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Held } from '../../../kit/form/held.tsx';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { TemplateForm } from '../../../shared/recurring/template-form.tsx';
import { templateBodyOf, templateValuesOf } from '../../../shared/recurring/template-values.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Template } from '../queries.ts';
import { useTemplateActs } from '../use-template-acts.ts';

/** A requisition now, other days, a pause, or no template any more. */
export function TemplateActions({ template }: { template: Template }) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const { make, pause, remove } = useTemplateActs(template);
  if (!may('purchase_requisitions.create')) return null;
  const { name, isPaused, schedule } = template;
  const confirmRemoval = () =>
    openConfirm({
      title: say('Delete the template?', 'Удалить шаблон?'),
      children: name,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <>
      <Button loading={make.isPending} onClick={() => make.mutate()}>
        {say('Make a requisition', 'Создать заявку')}
      </Button>
      <Button variant="default" onClick={() => setEditing(true)}>
        {say('Edit', 'Изменить')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            px={9}
            loading={remove.isPending || pause.isPending}
            aria-label={say('More actions', 'Ещё действия')}
          >
            <Ellipsis size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {schedule && (
            <Menu.Item
              leftSection={isPaused ? <Play size={16} /> : <Pause size={16} />}
              onClick={() => pause.mutate(!isPaused)}
            >
              {isPaused
                ? say('Resume the schedule', 'Возобновить расписание')
                : say('Pause the schedule', 'Приостановить расписание')}
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={confirmRemoval}>
            {say('Delete', 'Удалить')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {editing && <EditTemplate template={template} onClose={() => setEditing(false)} />}
    </>
  );
}

function EditTemplate({ template, onClose }: { template: Template; onClose(): void }) {
  const { change } = useTemplateActs(template);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Template', 'Шаблон')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={template}>
        {(held = template) => (
          <TemplateForm
            record={held.id}
            initial={templateValuesOf(held)}
            save={(values) => change(templateBodyOf(values, held.schedule))}
            onClose={onClose}
          />
        )}
      </Held>
    </Modal>
  );
}
